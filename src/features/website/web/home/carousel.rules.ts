/** Milliseconds per entry. */
export const turnTime = 5000

/** Returns the place that many steps further. It wraps around at both ends. */
export function placeAfter(place: number, steps: number, count: number): number {
  return (((place + steps) % count) + count) % count
}
