import { expect, it } from 'vitest'

import { alertsInWords } from './usage-alerts.rules.ts'
import { usageOf } from './usage.rules.ts'

it('lists exceeded limits before nearly exceeded ones, with percentages', () => {
  const alerts = alertsInWords({
    appointments: usageOf(80, 100),
    sms: usageOf(100, 100),
    barbers: usageOf(1, 9),
  })
  expect(alerts.map(({ type, resource }) => [type, resource])).toEqual([
    ['error', 'sms'],
    ['warning', 'appointments'],
  ])
  expect(alerts[0]?.message).toContain('100%')
  expect(alerts[1]?.message).toContain('80%')
})

it('returns no alerts for an empty usage', () => expect(alertsInWords({})).toEqual([]))
