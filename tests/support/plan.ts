import type { Shop } from './shop.ts'

type ShopDatabase = { platform: Pick<Shop['platform'], 'database'> }

export type PlanName = 'STARTER' | 'BUSINESS' | 'ENTERPRISE'

const always = { from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' }

export async function givePlan(
  { platform: { database } }: ShopDatabase,
  name: PlanName | null,
  { from, to } = always,
): Promise<void> {
  await database.pool.query('DELETE FROM plan_periods')
  if (name === null) return
  await database.pool.query(
    `INSERT INTO plan_periods (plan_id, starts_at, ends_at, month_day, worth_centimes, created_at)
     SELECT id, $2, $3, 1, price_centimes, $2 FROM plans WHERE name = $1`,
    [name, from, to],
  )
}

type Limits = { appointments?: number; emails?: number; sms?: number; barbers?: number }

export async function limitPlans(
  { platform: { database } }: ShopDatabase,
  { appointments, emails, sms, barbers }: Limits,
): Promise<void> {
  await database.pool.query(
    `UPDATE plans SET appointment_limit = coalesce($1, appointment_limit), email_limit = coalesce($2, email_limit),
       sms_limit = coalesce($3, sms_limit), barber_limit = coalesce($4, barber_limit)`,
    [appointments ?? null, emails ?? null, sms ?? null, barbers ?? null],
  )
}
