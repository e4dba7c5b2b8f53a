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
 * Returns the target of a key in a grid with rows of different lengths. Left and right continue in the next row, up and down
 * keep the column as far as the row allows, Home and End go to the ends of the row, with Control to those of the grid.
 * @param rowLengths cells per row, each at least 1
 * @returns null for any other key
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
