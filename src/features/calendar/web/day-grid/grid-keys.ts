const stops = '[data-stop]'

/** @returns null when there is none */
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
