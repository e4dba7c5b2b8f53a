/** What can be reached in a grid: cards and free gaps, in the order of time within each column. */
const stops = '[data-stop]'

/**
 * The arrow keys walk over the cards and gaps as they are seen: up and down within a column, left and right to
 * whatever stands at the same height.
 * @returns the next stop, or null when the key leads nowhere
 */
export function nextStop(grid: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const columns = [...grid.querySelectorAll<HTMLElement>('[data-barber-id]')].map(stopsIn)
  const columnIndex = columns.findIndex((column) => column.includes(from))
  const column = columns[columnIndex]
  if (!column) return null
  const place = column.indexOf(from)
  if (key === 'ArrowDown') return column[place + 1] ?? null
  if (key === 'ArrowUp') return column[place - 1] ?? null
  if (key === 'Home') return column[0] ?? null
  if (key === 'End') return column.at(-1) ?? null
  if (key === 'ArrowRight') return nearest(columns.slice(columnIndex + 1), from)
  if (key === 'ArrowLeft') return nearest(columns.slice(0, columnIndex).toReversed(), from)
  return null
}

function stopsIn(column: HTMLElement): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>(stops)].toSorted(
    (first, second) => topOf(first) - topOf(second),
  )
}

/** In the first of these columns that has any stop, the one nearest in height. */
function nearest(columns: readonly HTMLElement[][], from: HTMLElement): HTMLElement | null {
  const candidates = columns.find((column) => column.length > 0) ?? []
  const height = topOf(from)
  return (
    candidates.toSorted(
      (first, second) => Math.abs(topOf(first) - height) - Math.abs(topOf(second) - height),
    )[0] ?? null
  )
}

const topOf = (element: HTMLElement) => element.offsetTop
