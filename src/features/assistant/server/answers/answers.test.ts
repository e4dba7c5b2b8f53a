import { beforeAll, describe, expect, it } from 'vitest'

import type { Api } from '#tests/support/api.ts'
import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { clientBooking, guestBooking, logIn, type Person, signIn } from '#tests/support/people.ts'
import { hour } from '#tests/support/test-clock.ts'

const shop = givenShop()
const marco = givenBarber(shop)
givenBarber(shop, { firstName: 'Luca', services: ['Barba'], hours: ['14:00', '18:00'], pause: null })
const visitor = givenVisitor(shop)
const owner = givenPerson(shop, 'admin')

type Action = { type: string; label: string; value: string }

async function asked(message: string, api: Api = visitor, sessionId?: string) {
  const { status, body } = await api.post('/chatbot/message', { message, sessionId })
  expect(status).toBe(200)
  return body.response as { content: string; actions: Action[]; suggestions: string[]; type: string }
}

const searchOf = ({ value }: Action) => Object.fromEntries(new URL(value, 'http://x').searchParams)

describe('hours', () => {
  it('are given for the week, a day and now', async () => {
    const week = await asked('che orari fate?')
    expect(week.content).toContain('Lunedì: 14:00–19:00\nMartedì–Sabato: 9:00–19:00\nDomenica: chiuso')
    expect((await asked('siete aperti domenica?')).content).toBe('Domenica 15 marzo lo studio è chiuso.')
    expect((await asked('siete aperti sabato?')).content).toContain(
      'Sabato 14 marzo lo studio è aperto dalle 9:00 alle 19:00.',
    )
    expect((await asked('siete aperti adesso?')).content).toContain(
      'Adesso lo studio è aperto, fino alle 19:00.',
    )
  })

  it.each([
    ['08:59', 'Adesso lo studio è chiuso.'],
    ['09:00', 'Adesso lo studio è aperto, fino alle 19:00.'],
    ['18:59', 'Adesso lo studio è aperto, fino alle 19:00.'],
    ['19:00', 'Adesso lo studio è chiuso.'],
  ])('at %s are given for now', async (time, expected) => {
    shop.clock.set(`2026-03-11T${time}:00+01:00`)
    expect((await asked('siete aperti adesso?')).content).toContain(expected)
    shop.clock.set('2026-03-11T09:00:00+01:00')
  })

  it('follow the settings', async () => {
    const { pool } = shop.platform.database
    const change = (opens: string) =>
      pool.query(
        `UPDATE studio_settings SET opening_hours = jsonb_set(opening_hours, '{saturday,opens}', $1)`,
        [JSON.stringify(opens)],
      )
    await change('08:00')
    expect((await asked('siete aperti sabato?')).content).toContain('dalle 8:00')
    await change('09:00')
  })

  it('are given for a barber', async () => {
    expect((await asked('quando lavora luca?')).content).toContain('Lunedì: 14:00–18:00')
  })
})

describe('prices and services', () => {
  it('are current', async () => {
    expect((await asked('quanto costa la tinta?')).content).toContain('Tinta: 60 minuti, CHF 40.00')
    const { body } = await owner.api.get('/admin/services')
    const { _id } = body.find(({ name }: { name: string }) => name === 'Tinta')
    await owner.api.put(`/admin/services/${_id}`, { price: 42.5 })
    expect((await asked('quanto costa la tinta?')).content).toContain('CHF 42.50')
    await owner.api.put(`/admin/services/${_id}`, { price: 40 })
    expect((await asked('listino prezzi')).content).toContain('Taglio + Barba: CHF 45.00')
  })

  it('are not given for an unlisted service', async () => {
    const { content, type } = await asked('quanto costa un’auto usata?')
    expect([type, content]).toEqual(['unknown', expect.stringContaining('non lo so')])
    expect(content).not.toContain('CHF')
  })

  it('name the barbers who offer a service', async () => {
    expect((await asked('chi fa la barba?')).content).toContain('Luca Ferri')
    expect((await asked('chi fa la tinta?')).content).toContain('nessun barbiere offre «Tinta»')
  })
})

describe('available slots', () => {
  it('are offered with links to the prefilled booking', async () => {
    const { type, content, actions } = await asked('c’è posto venerdì per un taglio con marco?')
    expect([type, content]).toEqual([
      'slots',
      'Per «Taglio» con Marco Ferri questi orari sono liberi venerdì 13 marzo:\nPremi su un orario: apro la prenotazione già compilata.',
    ])
    expect(actions.map(({ label }) => label)).toEqual([
      'Ven 13 marzo, 9:00',
      'Ven 13 marzo, 14:15',
      'Ven 13 marzo, 18:30',
    ])
    const [first] = actions
    expect(first?.value.startsWith('/guest-booking?')).toBe(true)
    expect(first && searchOf(first)).toMatchObject({ barber: marco.id, date: '2026-03-13', time: '09:00' })
  })

  it('skip a slot that is taken', async () => {
    await visitor.post(
      '/appointments/public/appointments/guest',
      guestBooking(marco.id, { time: '09:00', date: '2026-03-17' }),
    )
    const { actions } = await asked('c’è posto martedì per un taglio con marco?')
    expect(actions[0]?.label).toBe('Mar 17 marzo, 9:30')
  })

  it('are offered for any barber and the part of day asked for', async () => {
    const { actions } = await asked('avete posto giovedì pomeriggio per la barba?')
    expect(actions.map(searchOf)).toMatchObject([
      { barber: 'any', date: '2026-03-12', time: '12:30' },
      { barber: 'any' },
      { barber: 'any', time: '17:45' },
    ])
  })

  it('without a day start with the first ones, and a missing service is named', async () => {
    const { content, actions } = await asked('quando è libero luca per un taglio?')
    expect(content).toContain('Luca Ferri non offre «Taglio».')
    expect(searchOf(actions[0] ?? { type: '', label: '', value: '/' })).toMatchObject({ barber: 'any' })
    expect((await asked('qual è il primo posto libero?')).content).toMatch(
      /Il primo posto per «\w+» è mercoledì 11 marzo alle/,
    )
  })

  it('give the reason outside the window and on a closed day, and no link without barbers', async () => {
    expect((await asked('c’è posto il 20 maggio?')).content).toContain('Si prenota da oggi a 30 giorni.')
    const { pool } = shop.platform.database
    await pool.query(
      'UPDATE working_days SET is_working = false, break_start_minute = NULL, break_end_minute = NULL WHERE weekday = 6',
    )
    expect((await asked('c’è posto domenica?')).content).toContain('Domenica 15 marzo non si lavora.')
    await pool.query('UPDATE barbers SET is_active = false')
    expect((await asked('c’è posto domani?')).actions.map(({ type }) => type)).not.toContain('link')
    await pool.query('UPDATE barbers SET is_active = true')
  })

  it('move on to tomorrow when the day of the conversation is over', async () => {
    const { body } = await visitor.post('/chatbot/message', { message: 'c’è posto oggi?' })
    shop.clock.advance(16 * hour)
    const next = await asked('e con Marco?', visitor, body.sessionId)
    shop.clock.advance(-16 * hour)
    expect(next.content).toMatch(/^Il primo posto per «Taglio» con Marco Ferri è giovedì 12 marzo/)
  })

  it('use the context of the previous question', async () => {
    const { body } = await visitor.post('/chatbot/message', { message: 'quando è libero luca?' })
    const next = await asked('e sabato?', visitor, body.sessionId)
    expect(next.content).toContain('con Luca Ferri questi orari sono liberi sabato 14 marzo')
  })

  it('link the owner to the phone booking', async () => {
    const { actions, content } = await asked('c’è posto venerdì?', owner.api)
    expect(content).toContain('prenotazione telefonica')
    expect(actions).toEqual([{ type: 'link', label: 'Apri Appuntamenti', value: '/admin?tab=appointments' }])
  })
})

describe('the own appointment', () => {
  let client: Person
  beforeAll(async () => {
    client = await signIn(shop)
    await client.api.post('/appointments', clientBooking(marco.id, { time: '16:00' }))
  })

  it('is shown to its client with links to move and cancel it', async () => {
    const { type, content, actions } = await asked('quando è il mio appuntamento?', client.api)
    expect([type, content]).toEqual([
      'appointment',
      'Il tuo prossimo appuntamento: Taglio, venerdì 13 marzo alle 16:00 con Marco Ferri.',
    ])
    expect(actions).toEqual([
      { type: 'link', label: 'Sposta', value: '/booking#appuntamenti' },
      { type: 'link', label: 'Cancella', value: '/booking#appuntamenti' },
    ])
  })

  it('is not shown to visitors or other clients', async () => {
    expect((await asked('quando è il mio appuntamento?')).content).toContain('devi accedere')
    const another = await signIn(shop)
    expect((await asked('quando è il mio appuntamento?', another.api)).content).toBe(
      'Non hai appuntamenti in programma.',
    )
  })

  it('within 24 hours links to the phone', async () => {
    shop.clock.advance(40 * hour)
    const { content, actions } = await asked('devo disdire', await logIn(shop, client.email))
    expect(content).toContain('Mancano meno di 24 ore')
    expect(actions[0]?.type).toBe('phone')
    shop.clock.advance(-40 * hour)
  })
})

describe('address, contacts and products', () => {
  it('come from the settings, and an empty link is not shown', async () => {
    expect((await asked('dove siete?')).content).toBe('Siamo in Via Zurigo 2, 6900 Lugano.')
    const before = await asked('come vi contatto?')
    expect(before.content).toContain('+41 91 000 00 00')
    expect(before.actions.map(({ label }) => label)).not.toContain('Scrivi su WhatsApp')
    await shop.platform.database.pool.query(
      `UPDATE studio_settings SET links = jsonb_set(links, '{whatsapp}', '"https://wa.me/41910000000"')`,
    )
    const after = await asked('come vi contatto?')
    expect(after.actions).toContainEqual({
      type: 'external',
      label: 'Scrivi su WhatsApp',
      value: 'https://wa.me/41910000000?text=Ciao%20F4DEZONE%2C%20ho%20una%20domanda.',
    })
  })

  it('list the products of the shop', async () => {
    expect((await asked('che prodotti vendete?')).content).toBe(
      'In questo momento nello shop non c’è nessun prodotto.',
    )
    await owner.api.post('/products', {
      name: 'Cera opaca',
      category: 'wax',
      price: 24.9,
      inventory: { quantity: 4 },
    })
    expect((await asked('avete la cera per i capelli?')).content).toContain(
      'Cera opaca: CHF 24.90, scorte limitate',
    )
  })
})
