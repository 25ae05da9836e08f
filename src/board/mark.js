// Marks the quotes of a finding where they stand; without it the links between the two work too. A plain script and no
// module: browsers load no module from a file: address.
{
  /** The finding that an address names: `#a` is finding a, `#q-a` and `#q-a-2` are its quotes. */
  const findingOf = (hash) => /^#(?:q-)?([a-z]{1,4})(?:-\d+)?$/.exec(hash)?.[1]

  const marked = ['.finding', '.quote-mark', '.side-note']

  const select = (letter) => {
    for (const each of document.querySelectorAll('.is-selected')) each.classList.remove('is-selected')
    if (letter === undefined) return
    const own = marked.map((kind) => `${kind}[data-finding="${letter}"]`).join()
    for (const each of document.querySelectorAll(own)) each.classList.add('is-selected')
  }

  /** Opens every fold around an element. Of a record and its changes one is open: the other closes by itself. */
  const unfold = (element) => {
    for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details'))
      fold.open = true
  }

  const follow = () => {
    const letter = findingOf(location.hash)
    select(letter)
    const target = letter === undefined ? null : document.getElementById(location.hash.slice(1))
    if (!target) return
    unfold(target)
    target.scrollIntoView({ block: target.matches('.quote-mark') ? 'center' : 'nearest' })
  }

  /** A click anywhere on a finding marks its first quote, unless it is on a link or selects text. */
  const onClick = ({ target }) => {
    const finding = target.closest('.finding[data-finding]')
    if (!finding || target.closest('a') || String(getSelection()) !== '') return
    const hash = `#q-${finding.dataset.finding}`
    if (location.hash === hash) follow()
    else location.hash = hash
  }

  const button = (words, conversation, open) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.textContent = words
    made.addEventListener('click', () => {
      for (const fold of conversation.querySelectorAll('.call')) fold.open = open
    })
    return made
  }

  /** A choice of folded and unfolded, above a conversation that has tool calls. */
  const addChoice = (conversation) => {
    if (!conversation.querySelector('.call')) return
    const choice = document.createElement('p')
    choice.className = 'choices'
    choice.append(
      button('Unfold all calls', conversation, true),
      button('Fold all calls', conversation, false),
    )
    conversation.querySelector('h3')?.after(choice)
  }

  const conversation = document.querySelector('.conversation')
  if (conversation) {
    addChoice(conversation)
    document.addEventListener('click', onClick)
    addEventListener('hashchange', follow)
    follow()
  }
}
