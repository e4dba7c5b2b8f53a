import { hashPassword } from '#features/accounts/server/passwords.ts'
import type { Role } from '#shared/contracts/access.ts'

import { type Answer, type Api, apiOf } from './api.ts'
import type { Shop } from './shop.ts'

export const password = 'una password lunga'
let passwordHash: Promise<string> | undefined
let count = 0

type ShopDatabase = { platform: Pick<Shop['platform'], 'database'> }
type ShopAddress = ShopDatabase & Pick<Shop, 'url'>

export type Barber = { id: string; email: string; firstName: string }
export type Person = { id: string; email: string; token: string; api: Api }

export type BarberOptions = {
  services?: readonly string[]
  hours?: [start: string, end: string]
  pause?: [start: string, end: string] | null
  firstName?: string
}

/** Creates a barber who works every day of the week, 09:00 to 19:00 with a break from 12:00 to 12:30. */
export async function hireBarber(shop: ShopDatabase, options: BarberOptions = {}): Promise<Barber> {
  const {
    services = ['Taglio', 'Barba', 'Taglio + Barba'],
    hours = ['09:00', '19:00'],
    firstName = 'Marco',
  } = options
  const pause = options.pause === undefined ? (['12:00', '12:30'] as const) : options.pause
  const { pool } = shop.platform.database
  const email = `barber${++count}@shop.test`
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO barbers (first_name, last_name, email, phone, sort_order) VALUES ($1, 'Ferri', $2, '+41790000000', $3) RETURNING id`,
      [firstName, email, count],
    )
    const id = rows[0]?.id ?? ''
    await client.query(
      `INSERT INTO working_days (barber_id, weekday, is_working, start_minute, end_minute, break_start_minute, break_end_minute)
       SELECT $1, weekday, true, $2, $3, $4, $5 FROM generate_series(0, 6) weekday`,
      [
        id,
        minutes(hours[0]),
        minutes(hours[1]),
        pause ? minutes(pause[0]) : null,
        pause ? minutes(pause[1]) : null,
      ],
    )
    await client.query(
      'INSERT INTO barber_services (barber_id, service_id) SELECT $1, id FROM services WHERE name = ANY($2)',
      [id, services],
    )
    await client.query('COMMIT')
    return { id, email, firstName }
  } finally {
    client.release()
  }
}

/** @param last last day of the vacation */
export async function sendOnVacation(
  { platform: { database } }: ShopDatabase,
  { id }: Pick<Barber, 'id'>,
  first: string,
  last = first,
): Promise<void> {
  const days = [id, first, last]
  await database.pool.query('INSERT INTO vacations (barber_id, start_day, end_day) VALUES ($1, $2, $3)', days)
}

export async function signIn(
  shop: ShopAddress,
  role: Role = 'client',
  barberId: string | null = null,
): Promise<Person> {
  passwordHash ??= hashPassword(password)
  const email = `${role}${++count}@shop.test`
  const { rows } = await shop.platform.database.pool.query<{ id: string }>(
    `INSERT INTO users (email, password_hash, first_name, last_name, phone, role, barber_id)
     VALUES ($1, $2, 'Giulia', 'Bianchi', '+41790000099', $3, $4) RETURNING id`,
    [email, await passwordHash, role, barberId],
  )
  const { body } = await apiOf(shop.url).post('/auth/login', { email, password })
  return { id: rows[0]?.id ?? '', email, token: body.token, api: apiOf(shop.url, body.token) }
}

export async function logIn(shop: Shop, email: string): Promise<Api> {
  const { body } = await apiOf(shop.url).post('/auth/login', { email, password })
  return apiOf(shop.url, body.token)
}

export const booked = { success: true, message: 'Prenotazione effettuata con successo!' }

export function guestBooking(barberId: string, overrides: Record<string, unknown> = {}) {
  const number = ++count
  return {
    firstName: 'Anna',
    lastName: 'Rossi',
    email: `anna${number}@example.test`,
    phone: `+4179${String(1_000_000 + number)}`,
    barberId,
    service: 'Taglio',
    date: '2026-03-13',
    time: '10:00',
    ...(overrides['service'] === undefined && { duration: 30 }),
    price: 30,
    paymentType: 'in_person',
    payment: { method: 'cash', status: 'pending', amount: 30 },
    ...overrides,
  }
}

export function registration(overrides: Record<string, unknown> = {}) {
  const person = { firstName: 'Nora', lastName: 'Neri', phone: '+41791112233', humanVerified: true }
  return { ...person, email: `nora${++count}@posta.test`, password, ...overrides }
}

/** @returns the server's answer to the guest's booking */
export async function bookAsGuest(
  { url }: Pick<Shop, 'url'>,
  barberId: string,
  overrides: Record<string, unknown> = {},
): Promise<Answer> {
  const booking = guestBooking(barberId, overrides)
  return await apiOf(url).post('/appointments/public/appointments/guest', booking)
}

export const payer = {
  name: 'Ada Neri',
  email: 'ada@posta.test',
  phone: '079 123 45 67',
  address: 'Via Nassa 5',
  postalCode: '6900',
  city: 'Lugano',
}

export function clientBooking(barberId: string, overrides: Record<string, unknown> = {}) {
  const choice = {
    service: 'Taglio',
    date: '2026-03-13',
    time: '10:00',
    ...(overrides['service'] === undefined && { duration: 30 }),
    price: 30,
    timezone: 'Europe/Zurich',
  }
  return { barberId, ...choice, ...overrides }
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
