/** Milliseconds that one entry is shown. */
export const turnTime = 5000

/** The place that many steps further; behind the last comes the first, before the first the last. */
export function placeAfter(place: number, steps: number, count: number): number {
  return (((place + steps) % count) + count) % count
}
