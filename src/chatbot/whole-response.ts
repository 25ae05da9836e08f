/**
 * A response whose body has been read: it hands the bytes over as they are. `Response` makes a stream of them first, which
 * takes longer than all the rest of reading a reply.
 */
export const wholeResponse = (bytes: Uint8Array, init: ResponseInit): Response => {
  const text = () => new TextDecoder().decode(bytes)
  return Object.defineProperties(new Response(null, init), {
    // As much of a stream as whoever reads it to its end needs.
    body: { value: bytes.length === 0 ? null : { getReader: () => readerOf(bytes) } },
    text: { value: async () => text() },
    json: { value: async () => JSON.parse(text()) as unknown },
    bytes: { value: async () => bytes.slice() },
    arrayBuffer: { value: async () => bytes.slice().buffer },
  })
}

const readerOf = (bytes: Uint8Array) => {
  let left: readonly Uint8Array[] = [bytes]
  return {
    read: async () => {
      const [value] = left
      left = []
      return { done: value === undefined, value }
    },
    cancel: async () => undefined,
    releaseLock: () => undefined,
  }
}
