/** The entries scroll, sideways on phones and down where the window is low: the current one is brought into view, without moving the page. */
export function bringIntoView(entry: HTMLElement | null): void {
  const row = entry?.closest('ul')
  if (!entry || !row) return
  row.scrollTo({ left: entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2 })
  const column = row.parentElement
  column?.scrollTo({ top: entry.offsetTop - (column.clientHeight - entry.offsetHeight) / 2 })
}
