/** Milliseconds per entry. */
export const turnTime = 5000

export function placeAfter(place: number, steps: number, count: number): number {
  return (((place + steps) % count) + count) % count
}
