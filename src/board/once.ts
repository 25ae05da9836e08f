/** The function, made to work each object's result out once: what it is asked of never changes. */
export const onceEach = <Key extends object, Value extends object>(
  work: (key: Key) => Value,
): ((key: Key) => Value) => {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? work(key)
    known.set(key, value)
    return value
  }
}
