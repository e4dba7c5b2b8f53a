import type { Page } from '@playwright/test'

import { expect } from '#tests/support/browser-test.ts'
import type { Shop } from '#tests/support/shop.ts'

import { openPanel } from './staff.ts'
import { payWithCard, payWithTwint } from './stripe-form.ts'

export const paidMonth = { from: '2026-02-20T10:00:00+01:00', to: '2026-03-20T10:00:00+01:00' }

export async function openPlans(page: Page, shop: Shop, address = '/subscription'): Promise<void> {
  await openPanel(page, shop, 'admin', address)
}

export async function choosePlan(page: Page, plan: string): Promise<void> {
  await page.getByRole('button', { name: `Seleziona ${plan}` }).click()
  await expect(page.getByRole('heading', { name: 'Paga il tuo piano' })).toBeFocused()
  await expect(page.getByLabel('Numero carta')).toBeVisible()
}

export async function openPayment(page: Page, shop: Shop): Promise<void> {
  await openPlans(page, shop)
  await choosePlan(page, 'Business')
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Paga CHF \d+$/ })

export const payByCard = (page: Page, number: string) => payWithCard(page, number, payButton(page))
export const payByTwint = (page: Page) => payWithTwint(page, payButton(page))

export async function expectActive(page: Page, shop: Shop): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Pagamento Completato!' })).toBeFocused()
  await expect(page.getByText('Il piano Business è attivo e pagato fino all’11 apr 2026.')).toBeVisible()
  expect(await paidPeriods(shop)).toEqual([{ plan: 'BUSINESS', payments: 1 }])
}

export async function paidPeriods({ platform }: Shop): Promise<{ plan: string; payments: number }[]> {
  const { rows } = await platform.database.pool.query<{ plan: string; payments: number }>(
    `SELECT plans.name AS plan, count(plan_periods.payment_id)::int AS payments
     FROM plan_periods JOIN plans ON plans.id = plan_periods.plan_id
     GROUP BY plans.name, plan_periods.id, plan_periods.starts_at ORDER BY plan_periods.starts_at`,
  )
  return rows
}

export async function openedPayments({ platform }: Shop): Promise<number> {
  const { rows } = await platform.database.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM payments WHERE purpose = 'plan'`,
  )
  return rows[0]?.count ?? 0
}

type Figures = { appointments: number; emails: number; sms: number; barbers: number }

export async function useUp({ platform }: Shop, percent: Figures): Promise<void> {
  const { pool } = platform.database
  const month = `date_trunc('month', $1::timestamptz)`
  const now = platform.clock.now()
  await pool.query(
    `INSERT INTO messages (template, recipient, payload, state, channel, created_at, sent_at)
     SELECT 'appointment-booked', 'giulia@example.test', '{}', 'sent', channel, $1, $1
     FROM generate_series(1, 100) CROSS JOIN (VALUES ('email'), ('sms')) AS channels (channel)`,
    [now],
  )
  const { rows } = await pool.query<Figures>(
    `SELECT
       (SELECT count(*)::int FROM appointments WHERE created_at >= ${month} AND status <> 'cancelled') AS appointments,
       (SELECT count(*)::int FROM messages WHERE state = 'sent' AND channel = 'email') AS emails,
       (SELECT count(*)::int FROM messages WHERE state = 'sent' AND channel = 'sms') AS sms,
       (SELECT count(*)::int FROM barbers WHERE is_active AND deleted_at IS NULL) AS barbers`,
    [now],
  )
  const used = rows[0] ?? { appointments: 0, emails: 0, sms: 0, barbers: 0 }
  const limits = (['appointments', 'emails', 'sms', 'barbers'] as const).map((resource) =>
    Math.round((used[resource] * 100) / percent[resource]),
  )
  await pool.query(
    `UPDATE plans SET appointment_limit = $1, email_limit = $2, sms_limit = $3, barber_limit = $4
     WHERE name <> 'ENTERPRISE'`,
    limits,
  )
}

export async function withhold({ platform }: Shop, count: number): Promise<void> {
  await platform.database.pool.query(
    `INSERT INTO messages (template, recipient, payload, state, created_at)
     SELECT 'appointment-booked', 'giulia@example.test', '{}', 'withheld', $1 FROM generate_series(1, $2)`,
    [platform.clock.now(), count],
  )
}
