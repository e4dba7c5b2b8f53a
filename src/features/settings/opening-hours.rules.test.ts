import { expect, test } from 'vitest'

import { chatLink, dayRangesOf, toSchemaHours } from './opening-hours.rules.ts'
import { hoursLines, shortHoursLines } from './public-settings.it.ts'
import { defaultPublicSettings } from './settings.defaults.ts'

const { openingHours, contactHours } = defaultPublicSettings

test('opening hours are grouped into lines of equal days', () => {
  expect(hoursLines(openingHours).map(({ days, hours }) => `${days} ${hours}`)).toEqual([
    'Lunedì 14:00–19:00',
    'Martedì–Sabato 9:00–19:00',
    'Domenica chiuso',
  ])
  expect(hoursLines(contactHours).map(({ days, hours }) => `${days} ${hours}`)).toEqual([
    'Lunedì 14:00–18:00',
    'Martedì–Venerdì 9:00–18:30',
    'Sabato 9:00–18:00',
    'Domenica chiuso',
  ])
})

test('short lines use three letters per day and omit closed days', () => {
  expect(shortHoursLines(openingHours)).toEqual([
    { days: 'Lun', hours: '14:00–19:00' },
    { days: 'Mar–Sab', hours: '9:00–19:00' },
  ])
})

test('equal days that are not adjacent are separate lines', () => {
  const hours = { opens: '10:00', closes: '18:00' }
  const week = { ...openingHours, monday: hours, tuesday: null, wednesday: hours, thursday: null }
  expect(dayRangesOf(week).map(({ first, last }) => [first, last])).toEqual([
    ['monday', 'monday'],
    ['tuesday', 'tuesday'],
    ['wednesday', 'wednesday'],
    ['thursday', 'thursday'],
    ['friday', 'saturday'],
    ['sunday', 'sunday'],
  ])
})

test('adjacent closed days are one line', () => {
  const closed = { ...openingHours, monday: null, tuesday: null, saturday: null, sunday: null }
  expect(dayRangesOf(closed).map(({ first, last }) => [first, last])).toEqual([
    ['monday', 'tuesday'],
    ['wednesday', 'friday'],
    ['saturday', 'sunday'],
  ])
})

test('structured data has the opening hours in schema.org format', () => {
  expect(toSchemaHours(openingHours)).toEqual(['Mo 14:00-19:00', 'Tu-Sa 09:00-19:00'])
  expect(toSchemaHours(contactHours)).toEqual(['Mo 14:00-18:00', 'Tu-Fr 09:00-18:30', 'Sa 09:00-18:00'])
  const late = { opens: '20:00', closes: '24:00' }
  expect(toSchemaHours({ ...contactHours, saturday: late }).at(-1)).toBe('Sa 20:00-23:59')
})

test('a chat link gets a text, unless it has one or is not a chat link', () => {
  expect(chatLink('https://wa.me/41790000000', 'Ciao & via')).toBe(
    'https://wa.me/41790000000?text=Ciao%20%26%20via',
  )
  expect(chatLink('https://api.whatsapp.com/send?phone=41790000000', 'Ciao')).toBe(
    'https://api.whatsapp.com/send?phone=41790000000&text=Ciao',
  )
  for (const link of ['', 'https://wa.me/41790000000?text=Salve', 'https://example.ch/chat', 'wa.me'])
    expect(chatLink(link, 'Ciao')).toBe(link)
})
