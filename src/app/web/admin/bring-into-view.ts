/**
 * Scrolls the list of entries, but not the page, so that the current entry is visible. The list scrolls sideways on phones
 * and down in low windows.
 */
export function bringIntoView(entry: HTMLElement | null): void {
  const row = entry?.closest('ul')
  if (!entry || !row) return
  row.scrollTo({ left: entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2 })
  const column = row.parentElement
  column?.scrollTo({ top: entry.offsetTop - (column.clientHeight - entry.offsetHeight) / 2 })
}
