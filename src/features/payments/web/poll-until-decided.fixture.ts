import { expect, type Mock } from 'vitest'

import { eventually, passTime } from '#tests/support/given-page.ts'

/** @param heading reads the present heading */
export async function expectCalmEnd(heading: () => string | undefined, ask: Mock): Promise<void> {
  await eventually(() => ask.mock.calls.length === 1)
  expect(heading()).toBe('Controlliamo il pagamento')
  await eventually(() => heading() === 'Pagamento in elaborazione', 2000)
  expect(ask).toHaveBeenCalledTimes(15)
  await passTime(10_000)
  expect(ask).toHaveBeenCalledTimes(15)
}
