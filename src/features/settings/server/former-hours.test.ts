import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { givenDatabase } from '#tests/support/given.ts'

import { defaultPublicSettings } from '../settings.defaults.ts'

const change = new URL('../../../../migrations/0012_hours_by_weekday.sql', import.meta.url)

const database = givenDatabase()

type Line = { days: string; hours: string }

async function changed(openingHours: Line[], contactHours: Line[]) {
  await database.pool.query(
    `INSERT INTO studio_settings (name, street, postal_code, city, phone, email, time_zone, rating, opening_hours,
      contact_hours, links) VALUES ('', '', '', '', '', '', '', '', $1, $2, '{}')`,
    [JSON.stringify(openingHours), JSON.stringify(contactHours)],
  )
  await database.pool.query(await readFile(change, 'utf8'))
  const { rows } = await database.pool.query<{ opening: unknown; contact: unknown }>(
    'DELETE FROM studio_settings RETURNING opening_hours AS opening, contact_hours AS contact',
  )
  return rows
}

it('the migration converts Italian text lines to times, unreadable ones to closed days', async () => {
  const opening = [
    { days: 'Lunedì', hours: '14:00–19:00' },
    { days: 'Martedì–Sabato', hours: '9:00–19:00' },
    { days: 'Domenica', hours: 'chiuso' },
  ]
  const contact = [
    { days: 'Lunedì', hours: '14:00–18:00' },
    { days: 'Martedì–Venerdì', hours: '9:00–18:30' },
    { days: 'Sabato', hours: 'dalle 9:00' },
    { days: 'Festivi', hours: '10:00–12:00' },
  ]
  expect(await changed(opening, contact)).toEqual([
    {
      opening: defaultPublicSettings.openingHours,
      contact: { ...defaultPublicSettings.contactHours, saturday: null },
    },
  ])
})
