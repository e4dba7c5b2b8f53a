/** On phones the row of sections scrolls: the current one is brought into view, without moving the page. */
export function bringIntoView(entry: HTMLElement | null): void {
  const row = entry?.closest('ul')
  if (!entry || !row) return
  row.scrollTo({ left: entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2 })
}
