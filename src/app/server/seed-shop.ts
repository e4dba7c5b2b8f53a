import { randomBytes } from 'node:crypto'

import { hashPassword } from '#features/accounts/server/passwords.ts'
import { seedPlans } from '#features/plans/server/plan-rows.ts'
import { defaultServices } from '#features/services/services.defaults.ts'
import { defaultPublicSettings } from '#features/settings/settings.defaults.ts'
import { inTransaction, type Transaction } from '#platform/database/transaction.ts'
import type { Env } from '#platform/env.ts'
import type { Platform } from '#platform/platform.ts'
import { chfToCentimes } from '#shared/money.ts'

import { isDemo, markDemo } from './demo/demo-mark.ts'
import { seedDemo } from './demo/seed-demo.ts'

const everySeed = 727_001

export async function seedShop(platform: Platform, env: Env): Promise<void> {
  await inTransaction(
    platform,
    async (transaction) => {
      await seedPlans(transaction)
      const known = await transaction.db.selectFrom('studio_settings').select('only_row').executeTakeFirst()
      if (known) {
        if (await isDemo(transaction.db)) await markDemo(transaction.db)
        return
      }
      await seedSettings(transaction)
      await seedServices(transaction)
      await seedAdmin(platform, transaction, env)
      if (!env.DEMO) return
      await seedDemo(platform, transaction)
      await markDemo(transaction.db)
    },
    { exclusive: [everySeed] },
  )
}

async function seedSettings({ db }: Transaction): Promise<void> {
  const { name, street, postalCode, city, phone, email, timeZone, rating } = defaultPublicSettings
  const { openingHours, contactHours, links, bookingWindowDays } = defaultPublicSettings
  await db
    .insertInto('studio_settings')
    .values({
      name,
      street,
      city,
      phone,
      email,
      rating,
      postal_code: postalCode,
      time_zone: timeZone,
      opening_hours: JSON.stringify(openingHours),
      contact_hours: JSON.stringify(contactHours),
      links: JSON.stringify(links),
      booking_window_days: bookingWindowDays,
    })
    .execute()
}

async function seedServices({ db }: Transaction): Promise<void> {
  const rows = defaultServices.map(({ name, price, duration, description }, index) => ({
    name,
    description,
    price_centimes: chfToCentimes(price),
    duration_minutes: duration,
    sort_order: index,
  }))
  await db.insertInto('services').values(rows).execute()
}

async function seedAdmin({ clock }: Platform, { db }: Transaction, env: Env): Promise<void> {
  if (env.DEMO || env.NODE_ENV === 'test') return
  const email = env.ADMIN_EMAIL ?? 'admin@localhost.test'
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  const now = clock.now()
  await db
    .insertInto('users')
    .values({
      email: email.toLowerCase(),
      password_hash: await hashPassword(password),
      first_name: 'Admin',
      last_name: defaultPublicSettings.name,
      phone: '',
      role: 'admin',
      email_verified_at: now,
    })
    .execute()
  // Printed once; it cannot be read again later.
  if (!env.ADMIN_PASSWORD) process.stdout.write(`\n  Primo accesso: ${email}  password: ${password}\n`)
}
