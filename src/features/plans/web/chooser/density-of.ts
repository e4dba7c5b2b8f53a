/**
 * Returns the density of a plan's hatching (1 to 4), from sparse for the smallest plan to full for the
 * biggest.
 *
 * @param rank of the plan, from 0, among `count` plans
 */
export function densityOf(rank: number, count: number): number {
  if (count < 2) return 3
  return Math.round(1 + (3 * rank) / (count - 1))
}
