import type { Insertable } from 'kysely'

import { importAppointments } from '#features/appointments/server/appointment-table.ts'
import { slotStep } from '#features/availability/slots.rules.ts'
import { importCash } from '#features/payments/server/open-payment.ts'
import { defaultPublicSettings } from '#features/settings/settings.defaults.ts'
import type { Appointments } from '#platform/database/database.types.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import {
  addDays,
  type Day,
  daysBetween,
  instantToWallClock,
  wallClockToInstant,
  weekdayIndex,
} from '#shared/calendar-time.ts'

import { demoGuests } from './demo-people.ts'

type Service = { id: string; name: string; price_centimes: number; duration_minutes: number }
type Hours = {
  weekday: number
  is_working: boolean
  start_minute: number
  end_minute: number
  break_start_minute: number | null
  break_end_minute: number | null
}
type Row = Insertable<Appointments> & { duration_minutes: number; starts_at: Date }

const fewestDaysBack = 60
const daysAhead = 9
const regulars = 500
const popular = [
  'Taglio',
  'Taglio',
  'Taglio',
  'Taglio + Barba',
  'Taglio + Barba',
  'Barba',
  'Taglio Bambino',
  'Rifinitura Contorni',
]

export async function seedDemoAppointments(
  { clock }: Platform,
  { db }: Transaction,
  barberIds: ReadonlyMap<string, string>,
  clientIds: readonly string[],
): Promise<void> {
  const zone = defaultPublicSettings.timeZone
  const now = clock.now()
  const today = instantToWallClock(now, zone).day
  const random = randomFrom(20_261_120)
  const services = await db
    .selectFrom('services')
    .select(['id', 'name', 'price_centimes', 'duration_minutes'])
    .execute()
  const hours = await db.selectFrom('working_days').selectAll().execute()
  const rows: Row[] = []
  const daysBack = Math.max(fewestDaysBack, daysBetween(`${today.slice(0, 4)}-01-01`, today))
  for (let offset = -daysBack; offset <= daysAhead; offset++) {
    const day = addDays(today, offset)
    for (const barberId of barberIds.values()) {
      const working = hours.find((row) => row.barber_id === barberId && row.weekday === weekdayIndex(day))
      if (working?.is_working) rows.push(...fillDay(day, working, barberId, services, random, { zone, now }))
    }
  }
  giveToClients(rows, clientIds, now)
  for (let index = 0; index < rows.length; index += 500) {
    await importAppointments(db, rows.slice(index, index + 500))
  }
  await importCash(db)
}

type Context = { zone: string; now: Date }

function fillDay(
  day: Day,
  hours: Hours,
  barberId: string,
  services: readonly Service[],
  random: () => number,
  { zone, now }: Context,
): Row[] {
  const rows: Row[] = []
  const fullness = fullnessOf(day, zone, now)
  let minute = hours.start_minute
  while (minute < hours.end_minute) {
    const name = popular[Math.floor(random() * popular.length)]
    const service = services.find((entry) => entry.name === name)
    const isFilled = random() < fullness
    if (!service || !isFilled || !fits(minute, service.duration_minutes, hours)) {
      minute += slotStep
      continue
    }
    const startsAt = wallClockToInstant(day, minute, zone)
    rows.push(appointment(day, minute, startsAt, barberId, service, random, now))
    minute += service.duration_minutes
  }
  return rows
}

function fullnessOf(day: Day, zone: string, now: Date): number {
  const ahead = daysBetween(instantToWallClock(now, zone).day, day)
  const usual = [0.22, 0.24, 0.26, 0.3, 0.4, 0.5][weekdayIndex(day)] ?? 0
  if (ahead > 0) return usual
  const season = ['07', '08'].includes(day.slice(5, 7)) ? 0.7 : 1
  return Math.min(0.6, usual * 1.5) * season
}

function fits(minute: number, duration: number, hours: Hours): boolean {
  const { end_minute: end, break_start_minute: from, break_end_minute: to } = hours
  if (minute + duration > end) return false
  return from === null || to === null || minute + duration <= from || minute >= to
}

function appointment(
  day: Day,
  minute: number,
  startsAt: Date,
  barberId: string,
  service: Service,
  random: () => number,
  now: Date,
): Row {
  const guest = demoGuests[guestIndex(random)]
  if (!guest) throw new Error('The demo shop has no guests')
  const { firstName, lastName, email, phone } = guest
  const chance = random()
  const isOver = startsAt < now
  const status = isOver ? statusOfPast(chance, startsAt, now) : chance < 0.1 ? 'pending' : 'confirmed'
  const isPhone = random() < 0.25
  const bookedAt = new Date(startsAt.getTime() - (1 + random() * 6) * 24 * 60 * 60 * 1000)
  const createdAt = bookedAt < now ? bookedAt : new Date(now.getTime() - random() * 48 * 60 * 60 * 1000)
  return {
    barber_id: barberId,
    service_id: service.id,
    service_name: service.name,
    price_centimes: service.price_centimes,
    duration_minutes: service.duration_minutes,
    starts_at: startsAt,
    ends_at: new Date(startsAt.getTime() + service.duration_minutes * 60_000),
    shop_day: day,
    start_minute: minute,
    status,
    client_id: null,
    guest_first_name: isPhone ? null : firstName,
    guest_last_name: isPhone ? null : lastName,
    guest_email: isPhone ? null : email,
    guest_phone: isPhone ? null : phone,
    client_nickname: isPhone ? `${firstName} ${lastName.charAt(0)}.` : null,
    nickname_phone: isPhone && random() < 0.6 ? phone : null,
    payment_type: 'in_person',
    payment_method: 'cash',
    payment_status: status === 'completed' ? 'completed' : 'pending',
    paid_centimes: status === 'completed' ? service.price_centimes : 0,
    cash_centimes: status === 'completed' ? service.price_centimes : 0,
    cancellation_reason: status === 'cancelled' ? 'Imprevisto di lavoro' : null,
    cancelled_at: status === 'cancelled' ? createdAt : null,
    created_at: createdAt,
    updated_at: createdAt,
  }
}

function guestIndex(random: () => number): number {
  const isRegular = random() < 0.75
  return Math.floor(isRegular ? random() * regulars : regulars + random() * (demoGuests.length - regulars))
}

function statusOfPast(chance: number, startsAt: Date, now: Date): string {
  if (chance < 0.08) return 'cancelled'
  const isRecent = now.getTime() - startsAt.getTime() < 26 * 60 * 60 * 1000
  return isRecent && chance > 0.93 ? 'confirmed' : 'completed'
}

function giveToClients(rows: readonly Row[], clientIds: readonly string[], now: Date): void {
  const hour = 60 * 60 * 1000
  const day = 24 * hour
  const spans = [
    [-58 * day, -50 * day],
    [-44 * day, -36 * day],
    [-30 * day, -22 * day],
    [-16 * day, -8 * day],
    [-6 * 24 * hour, -hour],
    [hour, 24 * hour],
    [30 * hour, 9 * 24 * hour],
  ] as const
  for (const [index, clientId] of clientIds.entries()) {
    for (const [from, to] of spans) {
      const fitting = rows.filter(({ starts_at: start, client_id: owner, status }) => {
        const ahead = start.getTime() - now.getTime()
        return from < ahead && ahead < to && owner === null && status !== 'cancelled'
      })
      const chosen = fitting[index * 3]
      if (chosen) Object.assign(chosen, { ...nobody, client_id: clientId })
    }
  }
}

const nobody = {
  guest_first_name: null,
  guest_last_name: null,
  guest_email: null,
  guest_phone: null,
  client_nickname: null,
  nickname_phone: null,
}

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
