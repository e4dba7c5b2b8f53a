import { expect, test } from 'vitest'

import { appointmentsMessageTexts } from './appointments-messages.it.ts'

test.each([
  ['10:00', 30, '10:00–10:30'],
  ['23:30', 30, '23:30–24:00'],
])('a visit at %s of %i minutes is shown as %s', (time, duration, span) => {
  expect(appointmentsMessageTexts.timeSpan(time, duration)).toBe(span)
})
