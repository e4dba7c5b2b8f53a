import { expect, test } from 'vitest'

import { defaultPublicSettings } from './studio.defaults.ts'
import { isOpen, openingTimes, shortDays, toSchemaHours } from './studio.rules.ts'

test('days are shortened to three letters, ranges included', () => {
  expect(shortDays('Lunedì')).toBe('Lun')
  expect(shortDays('Martedì–Sabato')).toBe('Mar–Sab')
})

test('a line without a time is a closed day', () => {
  expect(isOpen({ days: 'Domenica', hours: 'chiuso' })).toBe(false)
  expect(isOpen({ days: 'Lunedì', hours: '14:00–19:00' })).toBe(true)
})

test('search engines get the opening hours of the page in their own form', () => {
  expect(toSchemaHours(defaultPublicSettings.openingHours)).toEqual(['Mo 14:00-19:00', 'Tu-Sa 09:00-19:00'])
})

test('a line that is not days and two times is left out of the structured data', () => {
  expect(toSchemaHours([{ days: 'Festivi', hours: '9:00–12:00' }])).toEqual([])
  expect(toSchemaHours([{ days: 'Lunedì', hours: 'dalle 9:00' }])).toEqual([])
})

test('opening times by weekday; days in other words are left out', () => {
  const evening = { opens: '09:00', closes: '19:00' }
  expect(openingTimes(defaultPublicSettings.openingHours)).toEqual({
    monday: { opens: '14:00', closes: '19:00' },
    tuesday: evening,
    wednesday: evening,
    thursday: evening,
    friday: evening,
    saturday: evening,
    sunday: 'closed',
  })
  expect(openingTimes([{ days: 'Festivi', hours: 'chiuso' }])).toEqual({})
  expect(openingTimes([{ days: 'Lunedì', hours: 'dalle 9:00' }])).toEqual({})
})
