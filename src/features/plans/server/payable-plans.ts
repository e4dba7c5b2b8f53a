import { mailOwners } from '#features/accounts/server/mail-owners.ts'
import { paymentError } from '#features/payments/server/errors.ts'
import type { Payable } from '#features/payments/server/payable.ts'
import { lostCentimes } from '#features/payments/server/payment-rows.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import { centimesToChf } from '#shared/money.ts'

import { plansTexts } from '../plans.it.ts'
import { planChoiceTime, paidUntil } from '../subscription.rules.ts'
import { announcePlan } from './live.ts'
import type { PlanPaid } from './messages.ts'
import { readPlans } from './plan-rows.ts'
import { addMonth, endPeriodOf, lockSubscription, returnPeriodOf } from './subscription-rows.ts'

/** Pays for one month of a plan. `openPlanPayment` opens it, because only owners may pay. */
export const payablePlans: Payable = {
  purpose: 'plan',
  opensFor: planChoiceTime,

  async reserve() {
    throw paymentError('INVALID_PAYMENT_TYPE')
  },

  async heldUntil() {
    return null
  },

  async locksOf() {
    return []
  },

  async lock({ db }) {
    await lockSubscription(db)
  },

  async fulfil(platform, transaction, { payment, now }) {
    const { db } = transaction
    const before = await lockSubscription(db)
    const plan = before.plans.find(({ id }) => id === payment.plan_id)
    if (!plan) return plansTexts.refundReason
    const { timeZone: zone } = await shopContact(platform)
    await addMonth(db, before, { plan, paymentId: payment.id, now, zone, paid: payment.amount_centimes })
    const { periods } = await lockSubscription(db)
    const until = paidUntil(periods, now) ?? now
    const payload: PlanPaid = {
      plan: plan.display_name,
      amount: centimesToChf(payment.amount_centimes),
      until: until.toISOString(),
    }
    await mailOwners(transaction, { template: 'plan-paid', cause: payment.id, payload }, now)
    announcePlan(transaction)
    return null
  },

  async release(_platform, transaction) {
    announcePlan(transaction)
  },

  async reflect(platform, transaction, { payment, now }) {
    const { db } = transaction
    const { id: paymentId, amount_centimes: amount, plan_id: planId } = payment
    const subscription = await lockSubscription(db)
    // A refund under way may still fail, and the owner would have lost paid time.
    if ((await lostCentimes(db, payment)) >= amount) {
      await endPeriodOf(db, subscription, { paymentId, planId, amount, now })
      announcePlan(transaction)
    } else {
      const { timeZone: zone } = await shopContact(platform)
      const returned = { paymentId, planId, amount, now, zone }
      if (await returnPeriodOf(db, subscription, returned)) announcePlan(transaction)
    }
  },

  async boughtWith() {
    return { appointment: null, order: null }
  },

  async subjectsOf(db, payments) {
    const plans = await readPlans(db)
    return new Map(
      payments.map(({ id, plan_id: planId }) => {
        const plan = plans.find((row) => row.id === planId)
        return [
          id,
          { customer: plan ? plansTexts.paymentOf(plan.display_name) : '', appointment: null, order: null },
        ]
      }),
    )
  },

  async isOf(_db, payment, userId) {
    return payment.user_id === userId
  },
}
