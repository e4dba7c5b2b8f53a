import { describe, expect, it } from 'vitest'

import { maxDeliveryTime, nextAttempt } from './delivery.rules.ts'

const caused = new Date('2026-03-11T09:00:00Z')
const later = (milliseconds: number) => new Date(caused.getTime() + milliseconds)
const secondsUntil = (attempts: number, now = later(1)) => {
  const next = nextAttempt(attempts, caused, now)
  return next && (next.getTime() - now.getTime()) / 1000
}

describe('nextAttempt', () => {
  it.each([
    [1, 5],
    [2, 10],
    [3, 20],
    [10, 2560],
    [11, 3600],
    [500, 3600],
  ])('after %i attempts waits %i s', (attempts, seconds) => expect(secondsUntil(attempts)).toBe(seconds))

  it('ends after three days', () => {
    expect(maxDeliveryTime).toBe(3 * 24 * 60 * 60 * 1000)
    expect(secondsUntil(1, later(maxDeliveryTime - 1))).toBe(5)
    expect(secondsUntil(1, later(maxDeliveryTime))).toBeNull()
    expect(secondsUntil(1, later(maxDeliveryTime + 1))).toBeNull()
  })
})
