import { expect, test } from 'vitest'

type Facts = Pick<File, 'type' | 'size'>

export function testFaults(
  faultOf: (file: Facts) => string | null,
  { wrongType, tooHeavy }: Readonly<Record<'wrongType' | 'tooHeavy', string>>,
): void {
  test.each([
    ['image/jpeg', 5_242_880, null],
    ['image/png', 1, null],
    ['image/jpeg', 5_242_881, tooHeavy],
    ['image/svg+xml', 10, wrongType],
    ['image/webp', 6_000_000, wrongType],
    ['application/pdf', 6_000_000, wrongType],
    ['', 10, wrongType],
  ])('%s of %d bytes: %s', (type, size, fault) => {
    expect(faultOf({ type, size })).toBe(fault)
  })
}
