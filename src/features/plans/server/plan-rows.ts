import type { Selectable } from 'kysely'
import { z } from 'zod'

import type { Db } from '#platform/database/database.ts'
import type { Plans } from '#platform/database/database.types.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { isId } from '#shared/ids.ts'
import { centimesToChf, chfToCentimes } from '#shared/money.ts'

import { type Plan, type PlanFeature, planFeatureSchema } from '../plans.contract.ts'
import { defaultPlans } from '../plans.defaults.ts'
import { plansTexts } from '../plans.it.ts'
import { type Resource, resources } from '../usage.rules.ts'
import { plansError } from './errors.ts'

export type PlanRow = Selectable<Plans>

/** Inserts missing default plans; the vendor's changes to existing ones stay. */
export async function seedPlans({ db }: Transaction): Promise<void> {
  const rows = defaultPlans.map(
    ({ name, displayName, price, icon, isRecommended, limits, features }, index) => ({
      name,
      display_name: displayName,
      price_centimes: chfToCentimes(price),
      icon,
      sort_order: index + 1,
      is_recommended: isRecommended,
      features: JSON.stringify(features),
      appointment_limit: limits.appointments,
      email_limit: limits.emails,
      sms_limit: limits.sms,
      barber_limit: limits.barbers,
    }),
  )
  await db
    .insertInto('plans')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

export async function readPlans(db: Db): Promise<PlanRow[]> {
  return await db.selectFrom('plans').selectAll().orderBy('sort_order').orderBy('name').execute()
}

/** @throws AppError 404 */
export async function readPlan(db: Db, id: string): Promise<PlanRow> {
  const row = isId(id)
    ? await db.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row) throw plansError('PLAN_NOT_FOUND')
  return row
}

export function limitsOf(plan: PlanRow): Record<Resource, number> {
  return {
    appointments: plan.appointment_limit,
    emails: plan.email_limit,
    sms: plan.sms_limit,
    barbers: plan.barber_limit,
  }
}

/** Built from the enforced limits, so that a card never promises anything else (D-SUB-02: first). */
function limitFeatures(limits: Record<Resource, number>): PlanFeature[] {
  return resources.map((resource) => ({
    name: plansTexts.limitFeature(resource, limits[resource]),
    ...(resource === 'emails' && { description: plansTexts.emailsMean }),
    included: limits[resource] > 0,
  }))
}

const featuresSchema = z.array(planFeatureSchema)

export function presentPlan(plan: PlanRow): Plan {
  return {
    ...presentPlanHead(plan),
    sortOrder: plan.sort_order,
    isRecommended: plan.is_recommended,
    features: [...limitFeatures(limitsOf(plan)), ...featuresSchema.parse(plan.features)],
    limits: limitsOf(plan),
  }
}

export function presentPlanHead({ id, name, display_name: displayName, icon, ...plan }: PlanRow) {
  return {
    _id: id,
    name,
    displayName,
    icon,
    price: centimesToChf(plan.price_centimes),
    billingPeriod: plan.billing_period === 'per_use' ? ('per_use' as const) : ('monthly' as const),
  }
}
