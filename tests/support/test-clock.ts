import type { Clock } from '#platform/clock.ts'

export type TestClock = Clock & {
  set(instant: string): void
  advance(milliseconds: number): void
}

export function createTestClock(start: string): TestClock {
  let current = Date.parse(start)
  return {
    now: () => new Date(current),
    set(instant) {
      current = Date.parse(instant)
    },
    advance(milliseconds) {
      current += milliseconds
    },
  }
}

export const minute = 60_000
export const hour = 60 * minute
