import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenPerson, givenShop, givenTwin, givenVisitor } from '#tests/support/given.ts'
import { clientBooking, guestBooking, signIn } from '#tests/support/people.ts'
import { auditEntries } from '#tests/support/written.ts'

import type { ShopSettings } from '../settings.contract.ts'
import { shopSettings } from './settings.fixture.ts'

const shop = givenShop()
const twin = givenTwin(shop)
const owner = givenPerson(shop, 'admin')
const colleague = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const marco = givenBarber(shop)

const read = async () => (await owner.api.get('/admin/settings')).body.data
const publicOnes = async (url = shop.url) => (await apiOf(url).get('/settings/public')).body.data
const save = async (overrides: Parameters<typeof shopSettings>[0] = {}, api = owner.api) =>
  await api.put('/admin/settings', { ...shopSettings(overrides), version: (await read()).version })
const entries = () => auditEntries(shop, '00000000-0000-7000-8000-000000000000')

describe('the settings', () => {
  it('have the documented defaults and the state of mail, SMS and payments', async () => {
    const { settings, timeZone, channels } = await read()
    expect(settings).toEqual(shopSettings())
    expect(timeZone).toBe('Europe/Zurich')
    expect(channels).toEqual({
      mail: { configured: false, lastSentAt: null, waiting: 0, failed: 0 },
      sms: { configured: false },
      payments: { mode: 'off', hearsEvents: false },
    })
  })

  it('return 401 to visitors and 403 to clients and barbers', async () => {
    const client = await signIn(shop)
    const barber = await signIn(shop, 'barber', marco.id)
    for (const [api, status] of [
      [visitor, 401],
      [client.api, 403],
      [barber.api, 403],
    ] as const) {
      expect((await api.get('/admin/settings')).status).toBe(status)
      expect((await api.put('/admin/settings', { ...shopSettings(), version: 1 })).status).toBe(status)
      expect((await api.post('/admin/settings/test-mail')).status).toBe(status)
    }
    expect((await read()).version).toBe(1)
  })

  it('are public in every process as soon as they are saved', async () => {
    const { scheduleVersion } = await publicOnes()
    const openingHours = { ...shopSettings().openingHours, monday: null }
    const changed = {
      phone: '+41 91 222 22 22',
      rating: '4,8',
      openingHours,
      ...links({ instagram: 'https://www.instagram.com/f4dezone', developerPhone: '' }),
    }
    const { status, body } = await save(changed)
    expect([status, body.data.settings.rating]).toEqual([200, '4.8'])
    for (const url of [shop.url, twin.url])
      expect(await publicOnes(url)).toMatchObject({
        phone: '+41 91 222 22 22',
        rating: '4.8',
        openingHours: { monday: null },
        links: { instagram: 'https://www.instagram.com/f4dezone', agency: '', developerPhone: '' },
        scheduleVersion: scheduleVersion + 1,
      })
  })

  it('keep unknown links when saved', async () => {
    const { pool } = shop.platform.database
    await pool.query(`UPDATE studio_settings SET links = links || '{"threads": "https://threads.net/f4"}'`)
    expect((await save({ city: 'Bellinzona' })).status).toBe(200)
    const { rows } = await pool.query(`SELECT links ->> 'threads' AS kept FROM studio_settings`)
    expect(rows).toEqual([{ kept: 'https://threads.net/f4' }])
    await pool.query(`UPDATE studio_settings SET links = links - 'threads'`)
    await save()
  })

  it('are logged with the changed fields only', async () => {
    await save()
    const contactHours = { ...shopSettings().contactHours, saturday: null }
    await save({ city: 'Bellinzona', contactHours })
    const [entry] = (await entries()).slice(-1)
    expect(entry).toMatchObject({
      actor_id: owner.id,
      entity: 'settings',
      entity_name: 'F4DEZONE',
      action: 'updated',
      before: {
        city: 'Lugano',
        contactHours: 'Lunedì 14:00–18:00, Martedì–Venerdì 9:00–18:30, Sabato 9:00–18:00, Domenica chiuso',
      },
      after: {
        city: 'Bellinzona',
        contactHours: 'Lunedì 14:00–18:00, Martedì–Venerdì 9:00–18:30, Sabato–Domenica chiuso',
      },
    })
    expect(Object.keys(entry.after)).toHaveLength(2)
  })

  it('return 409 CONFLICT when another owner saved meanwhile', async () => {
    const { version } = await read()
    await save({ city: 'Locarno' }, colleague.api)
    const before = (await entries()).length
    const late = await owner.api.put('/admin/settings', {
      ...shopSettings({ street: 'Via Nassa 1' }),
      version,
    })
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT'])
    expect(await publicOnes()).toMatchObject({ city: 'Locarno', street: 'Via Zurigo 2' })
    expect(await entries()).toHaveLength(before)
    await save()
  })

  it('accept one of two concurrent saves, 409 for the other', async () => {
    const { version } = await read()
    const wanted = ['Ascona', 'Chiasso'].map((city) => ({ ...shopSettings({ city }), version }))
    const answers = await Promise.all(wanted.map((body) => owner.api.put('/admin/settings', body)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((first, second) => first - second)).toEqual([200, 409])
    await save()
  })

  it('accept a day that ends at midnight', async () => {
    await save(times('18:00', '24:00'))
    expect((await publicOnes()).openingHours.friday).toEqual({ opens: '18:00', closes: '24:00' })
    await save()
  })

  it('ignore a sent time zone', async () => {
    const { version } = await read()
    await owner.api.put('/admin/settings', { ...shopSettings(), timeZone: 'Asia/Tokyo', version })
    expect((await read()).timeZone).toBe('Europe/Zurich')
  })
})

const times = (opens: string, closes: string) => ({
  openingHours: { ...shopSettings().openingHours, friday: { opens, closes } },
})
const links = (changed: Partial<ShopSettings['links']>) => ({
  links: { ...shopSettings().links, ...changed },
})
const instagram = (address: string) => links({ instagram: address })

describe('settings with an invalid field return 400', () => {
  it.each([
    ['name', { name: ' ' }, 'Il nome del salone è obbligatorio'],
    ['name', { name: 'x'.repeat(61) }, 'Usa al massimo 60 caratteri'],
    [
      'name',
      { name: 'Salone\r\nBcc: tutti@example.test' },
      'Scrivi su una riga sola, senza caratteri invisibili',
    ],
    ['name', { name: 'Salone\u202Etseb' }, 'Scrivi su una riga sola, senza caratteri invisibili'],
    ['street', { street: '' }, 'La via è obbligatoria'],
    ['postalCode', { postalCode: '69' }, 'Scrivi il codice postale, per esempio 6900'],
    ['city', { city: 'Lu\tgano' }, 'Scrivi su una riga sola, senza caratteri invisibili'],
    ['phone', { phone: 'chiamaci' }, 'Inserisci un numero di telefono valido'],
    ['email', { email: 'ciao@' }, 'Inserisci un indirizzo email valido'],
    ['rating', { rating: '5.1' }, 'Scrivi un voto da 1.0 a 5.0, o lascia vuoto per non mostrarlo'],
    ['openingHours.friday', times('19:00', '09:00'), 'L’apertura deve venire prima della chiusura'],
    ['openingHours.friday', times('09:00', '09:00'), 'L’apertura deve venire prima della chiusura'],
    ['openingHours.friday', times('9', '24:00'), 'Scrivi gli orari come 09:00'],
    [
      'links.instagram',
      instagram('http://instagram.com/a'),
      'Scrivi un indirizzo completo che comincia con https://, o lascia vuoto',
    ],
    [
      'links.instagram',
      instagram('javascript:alert(1)'),
      'Scrivi un indirizzo completo che comincia con https://, o lascia vuoto',
    ],
    [
      'links.instagram',
      instagram('https://io:segreto@example.test'),
      'Scrivi un indirizzo completo che comincia con https://, o lascia vuoto',
    ],
    [
      'links.instagram',
      instagram(`https://example.test/${'a'.repeat(300)}`),
      'L’indirizzo può avere al massimo 300 caratteri',
    ],
    [
      'links.developerEmail',
      links({ developerEmail: 'chi@' }),
      'Scrivi un indirizzo e-mail valido, o lascia vuoto',
    ],
    [
      'links.developerPhone',
      links({ developerPhone: '12' }),
      'Scrivi un numero di telefono valido, o lascia vuoto',
    ],
    ['bookingWindowDays', { bookingWindowDays: 366 }, 'Scrivi un numero intero da 1 a 365'],
    ['bookingWindowDays', { bookingWindowDays: 1.5 }, 'Scrivi un numero intero da 1 a 365'],
    ['maxFuturePerClient', { maxFuturePerClient: 0 }, 'Scrivi un numero intero da 1 a 100'],
    ['maxFuturePerGuest', { maxFuturePerGuest: 101 }, 'Scrivi un numero intero da 1 a 100'],
    ['quietFrom', { quietFrom: '25:00' }, 'Scrivi l’ora come 21:00'],
    ['offerMinutes', { offerMinutes: 4 }, 'Scrivi un numero intero da 5 a 240'],
    ['reminderHours', { reminderHours: 73 }, 'Scrivi un numero intero da 1 a 72'],
  ])('%s: %o', async (field, overrides, sentence) => {
    const before = await read()
    const { status, body } = await save({ ...overrides, street: 'Via Mai 1', ...overrides })
    expect([status, body.code, body.errors]).toEqual([400, 'INVALID_INPUT', { [field]: sentence }])
    expect(await read()).toEqual(before)
  })

  it('incomplete settings return 400', async () => {
    const { links: _links, ...rest } = shopSettings()
    const { version } = await read()
    const { status, body } = await owner.api.put('/admin/settings', { ...rest, version })
    expect([status, body.errors]).toEqual([400, { links: 'Il campo «links» non è valido' }])
    const withoutVersion = await owner.api.put('/admin/settings', shopSettings())
    expect(withoutVersion.status).toBe(400)
  })
})

describe('the next booking', () => {
  const book = (overrides: Record<string, unknown>) =>
    visitor.post('/appointments/public/appointments/guest', guestBooking(marco.id, overrides))

  it('is limited by the booking window', async () => {
    const far = { date: '2026-04-20', time: '10:00' }
    expect((await book(far)).status).toBe(400)
    await save({ bookingWindowDays: 60 })
    expect((await publicOnes()).bookingWindowDays).toBe(60)
    expect((await book(far)).status).toBe(201)
    await save({ bookingWindowDays: 1 })
    expect((await book({ date: '2026-03-13', time: '10:00' })).status).toBe(400)
    await save()
  })

  it('is pending when the owner turns off auto-confirm', async () => {
    await save({ autoConfirm: false })
    const { body } = await book({ date: '2026-03-13', time: '11:00' })
    expect(body.status).toBe('pending')
    await save()
    expect((await book({ date: '2026-03-13', time: '11:30' })).body.status).toBe('confirmed')
  })

  it('is limited by the current personal limits', async () => {
    await save({ maxFuturePerGuest: 1, maxFuturePerClient: 1 })
    const contact = { email: 'sara@example.test', phone: '+41791112233' }
    expect((await book({ ...contact, date: '2026-03-16', time: '10:00' })).status).toBe(201)
    const refused = await book({ ...contact, date: '2026-03-17', time: '10:00' })
    expect(refused.body.message).toContain('limite')
    const client = await signIn(shop)
    const times = ['14:00', '15:00', '16:00']
    const bookAs = (time: string) =>
      client.api.post('/appointments', clientBooking(marco.id, { date: '2026-03-18', time }))
    expect((await bookAs('14:00')).status).toBe(201)
    expect((await bookAs('15:00')).status).toBeGreaterThanOrEqual(400)
    await save({ maxFuturePerClient: times.length })
    expect((await bookAs('15:00')).status).toBe(201)
    await save()
  })
})

describe('calendar files', () => {
  it('contain the new name and address', async () => {
    await save({ name: 'Salone Nuovo', street: 'Via Nassa 7' })
    const { body } = await visitor.post(
      '/appointments/public/appointments/guest',
      guestBooking(marco.id, { date: '2026-03-19', time: '10:00' }),
    )
    const { token } = (
      await shop.platform.database.pool.query(
        `SELECT payload ->> 'token' AS token FROM messages WHERE appointment_id = $1 AND payload ->> 'token' <> ''`,
        [body._id],
      )
    ).rows[0]
    const file = await visitor.get(`/appointments/public/${body._id}/calendar.ics?token=${token}`)
    expect(file.body).toContain('Salone Nuovo')
    expect(file.body).toContain(String.raw`Via Nassa 7\, 6900 Lugano`)
    await save()
  })
})
