/** @param rank of the plan, from 0, among `count` plans @returns 1 (sparse) to 4 (full) */
export function densityOf(rank: number, count: number): number {
  if (count < 2) return 3
  return Math.round(1 + (3 * rank) / (count - 1))
}
