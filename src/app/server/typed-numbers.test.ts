import { describe, expect, it, test } from 'vitest'

import { application, consultation, sendPath, uploaded } from '#features/inquiries/server/forms.fixture.ts'
import { shopping } from '#features/orders/server/shopping.fixture.ts'
import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { guestBooking, password, payer, registration, signIn } from '#tests/support/people.ts'
import { pictures } from '#tests/support/pictures.ts'

const shop = givenShop({ payments: true })
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const marco = givenBarber(shop)
const { product, order, startPayment, query } = shopping(shop, visitor)

let count = 0
const email = () => `numero${(count += 1)}@example.test`
const slot = () => ({ date: `2026-03-${12 + Math.floor(count / 6)}`, time: `${13 + (count++ % 6)}:00` })
const person = () => ({ firstName: 'Nina', lastName: 'Caratti', email: email() })
const lines = async () => [
  { productId: await product({ name: 'Cera', price: 20, quantity: 5 }), quantity: 1 },
]
const photo = async () => (await uploaded(visitor, await pictures.png())).body.secure_url
let paid = 0
const morning = () => ({
  date: `2026-03-${16 + Math.floor(paid / 3)}`,
  time: `${9 + (paid++ % 3)}:00`.padStart(5, '0'),
})
const invalid = 'Inserisci un numero di telefono valido'

type Answer = { status: number; body: string | { message?: string; errors?: Record<string, string> } }
type Form = { send: (phone: string) => Promise<Answer>; stored: string; sentence: string }
const forms: Record<string, Form> = {
  registration: {
    send: (phone) => visitor.post('/auth/register', registration({ phone })),
    stored: 'SELECT phone FROM users ORDER BY id DESC',
    sentence: invalid,
  },
  profile: {
    send: async (phone) => {
      const { api } = await signIn(shop)
      return await api.put('/users/profile', { firstName: 'Nina', lastName: 'Caratti', phone })
    },
    stored: 'SELECT phone FROM users ORDER BY id DESC',
    sentence: invalid,
  },
  'booking of a guest': {
    send: async (phone) => {
      const booking = guestBooking(marco.id, { ...slot(), phone })
      const answer = await visitor.post('/appointments/public/appointments/guest', booking)
      const { id, token } = answer.body
      // Cancels at once, because a phone number may have only a few bookings.
      if (answer.status === 201) await visitor.put(`/appointments/public/${id}/cancel?token=${token}`, {})
      return answer
    },
    stored: 'SELECT guest_phone AS phone FROM appointments ORDER BY id DESC',
    sentence: invalid,
  },
  'guest who pays online': {
    send: async (phone) => {
      const appointmentData = { ...guestBooking(marco.id, { ...morning(), phone }), duration: 30, price: 30 }
      const answer = await visitor.post('/payments/create-intent', {
        type: 'appointment',
        appointmentData,
        customerDetails: payer,
        currency: 'CHF',
      })
      await query(`UPDATE appointments SET hold_expires_at = created_at, created_at = created_at - interval '2 hours'
        WHERE status = 'held' RETURNING id`)
      return answer
    },
    stored: 'SELECT guest_phone AS phone FROM appointments ORDER BY id DESC',
    sentence: invalid,
  },
  'booking by phone': {
    send: (clientPhone) =>
      owner.api.post('/appointments/admin', {
        barberId: marco.id,
        service: 'Taglio',
        clientNickname: 'Bomber',
        ...slot(),
        clientPhone,
      }),
    stored: 'SELECT nickname_phone AS phone FROM appointments ORDER BY id DESC',
    sentence: 'Numero di telefono non valido',
  },
  order: {
    send: async (phone) => order(await lines(), { customerDetails: { ...payer, email: email(), phone } }),
    stored: 'SELECT phone FROM orders ORDER BY id DESC',
    sentence: invalid,
  },
  payment: {
    send: async (phone) =>
      startPayment(await lines(), { customerDetails: { ...payer, email: email(), phone } }),
    stored: `SELECT payer ->> 'phone' AS phone FROM payments ORDER BY id DESC`,
    sentence: invalid,
  },
  'contact form': {
    send: (phone) => visitor.post('/contact', { name: 'Gino', email: email(), phone }),
    stored: 'SELECT phone FROM requests ORDER BY id DESC',
    sentence: invalid,
  },
  consultation: {
    send: (phone) => visitor.post(sendPath, consultation({ phone })),
    stored: 'SELECT phone FROM requests ORDER BY id DESC',
    sentence: 'Scrivi un numero di telefono valido',
  },
  'new user': {
    send: (phone) => owner.api.post('/admin/users', { ...person(), phone, password }),
    stored: 'SELECT phone FROM users ORDER BY id DESC',
    sentence: invalid,
  },
  'changed user': {
    send: async (phone) => owner.api.put(`/admin/users/${(await signIn(shop)).id}`, { phone }),
    stored: 'SELECT phone FROM users ORDER BY id DESC',
    sentence: invalid,
  },
  'new barber': {
    send: (phone) => owner.api.post('/barbers', { ...person(), phone }),
    stored: 'SELECT phone FROM barbers ORDER BY id DESC',
    sentence: invalid,
  },
  'changed barber': {
    send: (phone) => owner.api.put(`/barbers/${marco.id}`, { phone }),
    stored: `SELECT phone FROM barbers WHERE first_name = 'Marco'`,
    sentence: invalid,
  },
  application: {
    send: async (phone) =>
      visitor.post(
        sendPath,
        application([await photo()], { candidate_phone: phone, candidate_email: email() }),
      ),
    stored: 'SELECT phone FROM requests ORDER BY id DESC',
    sentence: 'Scrivi un numero di telefono valido',
  },
  'login of a new barber': {
    send: (phone) => owner.api.post('/barbers', { ...person(), phone, createLogin: true }),
    stored: 'SELECT phone FROM users ORDER BY id DESC',
    sentence: invalid,
  },
}

describe.each(Object.entries(forms))(
  'a phone number in the form: %s',
  (_form, { send, stored, sentence }) => {
    it.each([
      ['333 1234567', '+393331234567'],
      ['39 333 1234567', '+393331234567'],
      ['0041 79 123 45 67', '+41791234567'],
      ['+41 (0)79 123 45 67', '+41791234567'],
      ['\u202a+41 79\u2011123\u201145\u201167\u202c', '+41791234567'],
      ['\uff10\uff17\uff19 \uff11\uff12\uff13 \uff14\uff15 \uff16\uff17', '+41791234567'],
      ['tel:+41791234567', '+41791234567'],
    ])('%j is stored as %s', async (typed, number) => {
      const { status } = await send(typed)
      expect([typed, status]).toEqual([typed, expect.toBeOneOf([200, 201])])
      expect((await query(stored))[0]).toEqual({ phone: number })
    })

    it.each(['079 123 45 6', '079 123 45 678', '+41 79 123 45 67 89'])('%j returns 400', async (typed) => {
      const { status, body } = await send(typed)
      // EmailJS' protocol answers in plain text.
      const said = typeof body === 'string' ? [body] : [body.message, ...Object.values(body.errors ?? {})]
      expect([status, [...new Set(said)]]).toEqual([400, [sentence]])
    })
  },
)

test('an ambiguous phone number returns 400 and asks for the country code', async () => {
  const answer = await visitor.post('/auth/register', registration({ phone: '02 1234567' }))
  const sentence = 'Aggiungi il prefisso del paese, per esempio +41 o +39'
  expect([answer.status, answer.body.message, answer.body.errors]).toEqual([
    400,
    sentence,
    { phone: sentence },
  ])
})

test.each([
  ['1234567', 201],
  ['123456', 400],
  ['1234567890', 201],
  ['123456789012345', 201],
  ['+123456789012345', 201],
  ['+1234567890123456', 400],
])('a phone number of 7 to 15 digits is valid: %s returns %i', async (phone, status) => {
  const answer = await visitor.post('/auth/register', registration({ phone }))
  expect(answer.status).toBe(status)
})

test('an unchanged invalid phone number does not block other changes', async () => {
  const { api, id, email: login } = await signIn(shop)
  await query('UPDATE users SET phone = $1 WHERE id = $2 RETURNING id', ['+4179123456789', id])
  const change = { firstName: 'Nina', lastName: 'Rezzonico', phone: '+4179123456789' }
  expect((await api.put('/users/profile', change)).status).toBe(200)
  expect((await owner.api.put(`/admin/users/${id}`, { ...change, email: login })).status).toBe(200)
  await query('UPDATE barbers SET phone = $1 WHERE id = $2 RETURNING id', ['+4179123456789', marco.id])
  const barber = { phone: '+4179123456789', tagline: 'Barbe' }
  expect((await owner.api.put(`/barbers/${marco.id}`, barber)).status).toBe(200)
})

test('an invalid phone number of a barber gets the message of its form', async () => {
  const { api } = await signIn(shop, 'barber', marco.id)
  const { status, body } = await api.put(`/barbers/${marco.id}`, { phone: '079 123 45 678' })
  const sentence = 'Inserisci un numero di telefono valido (formato internazionale).'
  expect([status, body.errors]).toEqual([400, { phone: sentence }])
})
