export function bringIntoView(entry: HTMLElement | null): void {
  const row = entry?.closest('ul')
  if (!entry || !row) return
  row.scrollTo({ left: entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2 })
  const column = row.parentElement
  column?.scrollTo({ top: entry.offsetTop - (column.clientHeight - entry.offsetHeight) / 2 })
}
