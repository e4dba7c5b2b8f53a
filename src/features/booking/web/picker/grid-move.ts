export type GridPosition = { row: number; column: number }

type Key = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End'

/**
 * Where a key leads in a grid of rows of different lengths. Left and right run on over the row's end, up and
 * down keep the column as far as the row has one, Home and End go to the row's ends, with Control to the grid's.
 * @param rowLengths cells of each row, none of them 0
 */
export function gridMove(
  rowLengths: readonly number[],
  from: GridPosition,
  key: string,
  withControl: boolean,
): GridPosition | null {
  if (!isGridKey(key)) return null
  const lastRow = rowLengths.length - 1
  const lastColumn = (row: number) => (rowLengths[row] ?? 1) - 1
  const { row, column } = from
  switch (key) {
    case 'ArrowLeft':
      if (column > 0) return { row, column: column - 1 }
      return row > 0 ? { row: row - 1, column: lastColumn(row - 1) } : from
    case 'ArrowRight':
      if (column < lastColumn(row)) return { row, column: column + 1 }
      return row < lastRow ? { row: row + 1, column: 0 } : from
    case 'ArrowUp':
      return row > 0 ? { row: row - 1, column: Math.min(column, lastColumn(row - 1)) } : from
    case 'ArrowDown':
      return row < lastRow ? { row: row + 1, column: Math.min(column, lastColumn(row + 1)) } : from
    case 'Home':
      return withControl ? { row: 0, column: 0 } : { row, column: 0 }
    case 'End':
      return withControl ? { row: lastRow, column: lastColumn(lastRow) } : { row, column: lastColumn(row) }
  }
}

const gridKeys: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']

function isGridKey(key: string): key is Key {
  return gridKeys.includes(key)
}
