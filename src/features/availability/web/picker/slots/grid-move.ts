export type GridPosition = { row: number; column: number }

type Grid = {
  lastRow: number
  lastColumn: (row: number) => number
}
type Move = (grid: Grid, from: GridPosition, withControl: boolean) => GridPosition

const moves = new Map<string, Move>([
  [
    'ArrowLeft',
    ({ lastColumn }, { row, column }) => {
      if (column > 0) return { row, column: column - 1 }
      return row > 0 ? { row: row - 1, column: lastColumn(row - 1) } : { row, column }
    },
  ],
  [
    'ArrowRight',
    ({ lastRow, lastColumn }, { row, column }) => {
      if (column < lastColumn(row)) return { row, column: column + 1 }
      return row < lastRow ? { row: row + 1, column: 0 } : { row, column }
    },
  ],
  [
    'ArrowUp',
    ({ lastColumn }, { row, column }) =>
      row > 0 ? { row: row - 1, column: Math.min(column, lastColumn(row - 1)) } : { row, column },
  ],
  [
    'ArrowDown',
    ({ lastRow, lastColumn }, { row, column }) =>
      row < lastRow ? { row: row + 1, column: Math.min(column, lastColumn(row + 1)) } : { row, column },
  ],
  ['Home', (_grid, { row }, withControl) => ({ row: withControl ? 0 : row, column: 0 })],
  [
    'End',
    ({ lastRow, lastColumn }, from, withControl) => {
      const row = withControl ? lastRow : from.row
      return { row, column: lastColumn(row) }
    },
  ],
])

/**
 * Where a key leads in a grid of rows of different lengths. Left and right run on over the row's end, up and
 * down keep the column as far as the row has one, Home and End go to the row's ends, with Control to the grid's.
 * @param rowLengths cells of each row, none of them 0
 * @returns null for a key that means nothing here
 */
export function gridMove(
  rowLengths: readonly number[],
  from: GridPosition,
  key: string,
  withControl: boolean,
): GridPosition | null {
  const grid = { lastRow: rowLengths.length - 1, lastColumn: (row: number) => (rowLengths[row] ?? 1) - 1 }
  return moves.get(key)?.(grid, from, withControl) ?? null
}
