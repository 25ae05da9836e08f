// What the board adds where scripts run: sorting, filtering, hiding columns, following a run. Every page can be read
// without it. It is a plain script, for browsers load no module from a file: address.
;(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)]

  /** What a visitor chose, kept in the address, so that it can be passed on. */
  const choices = new URLSearchParams(location.hash.includes('=') ? location.hash.slice(1) : '')
  const remember = (name, value) => {
    if (value) choices.set(name, value)
    else choices.delete(name)
    history.replaceState(null, '', choices.size > 0 ? `#${choices}` : location.pathname + location.search)
  }

  const element = (tag, content, attributes = {}) => {
    const made = document.createElement(tag)
    made.append(content)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    return made
  }

  /** Makes the heads of a table into buttons that sort it. Rows without a value stand last both ways. */
  const sortable = (table) => {
    const heads = all('th[data-sort]', table)
    const [body] = table.tBodies
    const rows = [...body.rows]
    const nameOf = (head) => head.textContent.trim()

    const sortBy = (head, direction) => {
      const column = head.cellIndex
      const sign = direction === 'ascending' ? 1 : -1
      const shownBy = (row) => row.cells[column]?.dataset.value ?? ''
      const compare =
        head.dataset.sort === 'number'
          ? (a, b) => Number(a) - Number(b)
          : (a, b) => a.localeCompare(b, undefined, { numeric: true })
      const sorted = rows
        .map((row) => ({ row, value: shownBy(row) }))
        .sort((a, b) =>
          a.value === '' || b.value === ''
            ? Number(a.value === '') - Number(b.value === '')
            : sign * compare(a.value, b.value),
        )
      body.append(...sorted.map(({ row }) => row))
      for (const each of heads) each.removeAttribute('aria-sort')
      head.setAttribute('aria-sort', direction)
      // Brackets join neighbours in rank.
      const ranked = head.classList.contains('rank') ? direction === 'ascending' : false
      const byScore = head.dataset.first === 'true' && direction === 'descending'
      table.classList.toggle('is-resorted', !(ranked || byScore))
    }

    for (const head of heads) {
      if (head.hasAttribute('aria-sort')) head.dataset.first = 'true'
      const usual =
        head.dataset.sort === 'text' || head.classList.contains('rank') ? 'ascending' : 'descending'
      const other = usual === 'ascending' ? 'descending' : 'ascending'
      const button = element('button', nameOf(head), { type: 'button' })
      button.addEventListener('click', () => {
        const direction = head.getAttribute('aria-sort') === usual ? other : usual
        sortBy(head, direction)
        remember('sort', `${nameOf(head)} ${direction}`)
      })
      head.replaceChildren(button)
    }

    const [, name, direction] = /^(.*) ((?:a|de)scending)$/.exec(choices.get('sort') ?? '') ?? []
    const chosen = heads.find((head) => nameOf(head) === name)
    if (chosen) sortBy(chosen, direction)
  }

  /** Buttons of which one is pressed. */
  const oneOf = (place, options, chosen, choose) => {
    const buttons = options.map(([value, name]) => {
      const button = element('button', name, { type: 'button', 'aria-pressed': String(value === chosen) })
      button.addEventListener('click', () => {
        for (const each of buttons) each.setAttribute('aria-pressed', String(each === button))
        choose(value)
      })
      return button
    })
    place.append(...buttons.flatMap((button) => [' ', button]))
    place.hidden = false
  }

  const filterable = (place, table) => {
    const rows = [...table.tBodies[0].rows]
    const providers = [...new Set(rows.map((row) => row.dataset.provider))].sort()
    if (providers.length < 2) return
    const show = (provider) => {
      for (const row of rows) row.hidden = provider !== '' && row.dataset.provider !== provider
      table.classList.toggle('is-filtered', provider !== '')
    }
    const wanted = choices.get('provider')
    const chosen = providers.includes(wanted) ? wanted : ''
    oneOf(place, [['', 'all'], ...providers.map((each) => [each, each])], chosen, (provider) => {
      show(provider)
      remember('provider', provider)
    })
    show(chosen)
  }

  /** A button a column that can be hidden: all but the rank, the name and the score. */
  const hideable = (place, table) => {
    const heads = [...table.tHead.rows[0].cells].slice(3)
    // The words of a head end where its drawing begins.
    const nameOf = (head) => (head.firstChild?.textContent ?? '').trim()
    const hidden = new Set((choices.get('hide') ?? '').split(',').filter(Boolean))
    const apply = () => {
      for (const head of heads)
        for (const row of table.rows) {
          const cell = row.cells[head.cellIndex]
          if (cell) cell.hidden = hidden.has(nameOf(head))
        }
    }
    for (const head of heads) {
      const name = nameOf(head)
      const button = element('button', name, { type: 'button', 'aria-pressed': String(!hidden.has(name)) })
      button.addEventListener('click', () => {
        if (!hidden.delete(name)) hidden.add(name)
        button.setAttribute('aria-pressed', String(!hidden.has(name)))
        apply()
        remember('hide', [...hidden].join(','))
      })
      place.append(' ', button)
    }
    place.hidden = false
    apply()
  }

  /** Names each square of a matrix in full, as `Alpha, CB07: 4 4 3`: in the page its heads say whose it is. */
  const nameSquares = (table) => {
    const text = (place) => place?.textContent.replace(/\s+/g, ' ').trim() ?? ''
    const cases = [...table.tHead.rows[1].cells].map(text)
    for (const row of table.tBodies[0].rows) {
      const chatbot = text(row.querySelector('.head')?.firstChild)
      for (const [index, task] of cases.entries()) {
        const square = row.cells[index + 1]?.querySelector('a')
        square?.setAttribute('aria-label', `${chatbot}, ${task}: ${text(square)}`)
      }
    }
  }

  /** Follows a run: the server sends what changed, which it has made harmless. */
  const follow = (place) => {
    const note = document.querySelector('[data-live-note]')
    const say = (words) => {
      if (note) note.textContent = words
    }
    const source = new EventSource(place.dataset.live)
    source.addEventListener('open', () => say('This page follows the run.'))
    source.addEventListener('error', () => say('The server does not answer: this is what it said last.'))
    source.addEventListener('progress', ({ data }) => {
      const at = document.activeElement?.getAttribute('href')
      place.innerHTML = data
      if (at)
        all('a[href]', place)
          .find((link) => link.getAttribute('href') === at)
          ?.focus()
    })
    addEventListener('pagehide', () => source.close())
  }

  const ranking = document.querySelector('table.ranking')
  if (ranking) {
    sortable(ranking)
    const [providers, columns] = ['[data-filter="provider"]', '[data-columns]'].map((each) =>
      document.querySelector(each),
    )
    if (providers) filterable(providers, ranking)
    if (columns) hideable(columns, ranking)
  }
  const matrix = document.querySelector('table.matrix')
  if (matrix) nameSquares(matrix)
  const live = document.querySelector('[data-live]')
  if (live) follow(live)
})()
