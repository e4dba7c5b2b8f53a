import { sql } from 'kysely'

import { hashPassword } from '#features/accounts/server/passwords.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { seedDemoAppointments } from './demo-appointments.ts'
import { seedDemoOrders } from './demo-orders.ts'
import { demoBarbers, demoLogins, demoPassword } from './demo-people.ts'
import { seedDemoPlan } from './demo-plan.ts'
import { seedDemoProducts } from './demo-products.ts'
import { seedDemoWaitingList } from './demo-waiting-list.ts'

const weekHours: readonly (readonly [start: number, end: number] | undefined)[] = [
  [14 * 60, 19 * 60],
  ...Array.from({ length: 4 }, () => [9 * 60, 19 * 60] as const),
  [9 * 60, 17 * 60],
  undefined,
]
const lunch = [12 * 60, 12 * 60 + 30] as const

export async function seedDemo(platform: Platform, transaction: Transaction): Promise<void> {
  const barberIds = await seedBarbers(transaction)
  const clientIds = await seedLogins(transaction, barberIds, platform.clock.now())
  await seedDemoAppointments(platform, transaction, barberIds, clientIds)
  await seedDemoPlan(transaction, platform.clock.now())
  await seedDemoWaitingList(transaction, [...barberIds.values()], clientIds, platform.clock.now())
  await seedDemoProducts(transaction, platform.clock.now())
  await seedDemoOrders(transaction, clientIds, platform.clock.now())
  await seedDemoLinks(transaction)
}

/** The phone number is unassigned. */
async function seedDemoLinks({ db }: Transaction): Promise<void> {
  const links = JSON.stringify({
    instagram: 'https://www.instagram.com/f4dezone/',
    tiktok: 'https://www.tiktok.com/@f4dezone',
    whatsapp: 'https://wa.me/41790000000',
    agency: 'https://example.com/',
    developer: 'https://example.com/',
  })
  await db
    .updateTable('studio_settings')
    .set({
      links: sql`links || ${links}::jsonb`,
      legal_name: 'F4DEZONE Sagl',
      legal_form: 'Società a garanzia limitata',
    })
    .execute()
}

async function seedBarbers({ db }: Transaction): Promise<Map<string, string>> {
  const services = await db.selectFrom('services').select(['id', 'name']).execute()
  const ids = new Map<string, string>()
  for (const [index, barber] of demoBarbers.entries()) {
    const { id } = await db
      .insertInto('barbers')
      .values({
        first_name: barber.firstName,
        last_name: barber.lastName,
        email: barber.email,
        phone: `+4179000000${index + 1}`,
        tagline: barber.tagline,
        bio: barber.bio,
        image_url: `/demo/ritratto-${barber.portrait}.svg`,
        sort_order: index,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(barber.email, id)
    const days = weekHours.map((hours, weekday) => ({ barber_id: id, weekday, ...workingDay(hours) }))
    await db.insertInto('working_days').values(days).execute()
    const offered = services.filter(({ name }) => barber.services === 'all' || barber.services.includes(name))
    await db
      .insertInto('barber_services')
      .values(offered.map((service) => ({ barber_id: id, service_id: service.id })))
      .execute()
  }
  return ids
}

function workingDay(hours: readonly [number, number] | undefined) {
  const [start, end] = hours ?? [9 * 60, 19 * 60]
  const hasLunch = hours !== undefined && start < lunch[0]
  return {
    is_working: hours !== undefined,
    start_minute: start,
    end_minute: end,
    break_start_minute: hasLunch ? lunch[0] : null,
    break_end_minute: hasLunch ? lunch[1] : null,
  }
}

async function seedLogins({ db }: Transaction, barberIds: Map<string, string>, now: Date): Promise<string[]> {
  const passwordHash = await hashPassword(demoPassword)
  const rows = demoLogins.map((person) => ({
    email: person.email,
    password_hash: passwordHash,
    first_name: person.firstName,
    last_name: person.lastName,
    phone: person.phone,
    role: person.role,
    barber_id: person.role === 'barber' ? (barberIds.get(person.email) ?? null) : null,
    email_verified_at: now,
  }))
  const users = await db.insertInto('users').values(rows).returning(['id', 'role']).execute()
  return users.filter(({ role }) => role === 'client').map(({ id }) => id)
}
