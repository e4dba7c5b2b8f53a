/**
 * The hatch of a plan is its size (1 to 4): the smallest is sparse, the biggest full, and those between stand between.
 * @param rank of the plan, from 0, among `count` plans
 */
export function densityOf(rank: number, count: number): number {
  if (count < 2) return 3
  return Math.round(1 + (3 * rank) / (count - 1))
}
