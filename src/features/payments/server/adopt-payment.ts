import { mailOwners } from '#features/accounts/server/mail-owners.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction, type Transaction } from '#platform/database/transaction.ts'
import type { Log } from '#platform/log.ts'
import type { Platform } from '#platform/platform.ts'
import type { Intent, PaymentAccount } from '#platform/stripe/payment-provider.ts'
import { isMissingAtProvider } from '#platform/stripe/provider-faults.ts'
import { isId } from '#shared/ids.ts'
import { centimesToChf } from '#shared/money.ts'

import type { UnknownPayment } from './messages.ts'
import { type PaymentRow, readPayment } from './payment-rows.ts'
import { shopId } from './shop-id.ts'
import { keysFor, type PaymentDeps } from './with-payment.ts'

type FoundIntent = { intentId: string; account: PaymentAccount }

/**
 * Finds or inserts the payment of an intent that no row mentions: it was paid after the backup that has been restored.
 * The row is written as cancelled, so that settling it treats the money as late.
 * @returns undefined when the intent is not ours or not paid
 * @throws ProviderUnavailable
 */
export async function adoptPayment(
  deps: PaymentDeps,
  { intentId, account }: FoundIntent,
  log: Log,
): Promise<PaymentRow | undefined> {
  const { platform } = deps
  const { db } = platform.database
  const intent = await platform.payments[account]?.intent(intentId).catch((error: unknown) => {
    if (isMissingAtProvider(error)) return undefined
    throw error
  })
  // The Stripe account may also serve another shop of the vendor or other sales of the owner.
  if (intent?.status !== 'succeeded' || !isId(intent.metadata['payment'] ?? '')) return undefined
  const { shop } = intent.metadata
  if (shop === undefined ? account !== 'salon' : shop !== (await shopId(db))) return undefined
  const row = await inTransaction(platform, async (transaction) => {
    const now = platform.clock.now()
    const named =
      shop === undefined
        ? undefined
        : await findOrCreateNamed(platform, transaction.db, { intent, account, now })
    if (named === undefined || (named.purpose !== 'plan' && isAdopted(named)))
      await mailUnknown(transaction, { intent, named, now })
    return named
  })
  log.error({ intent: intentId, payment: row?.id }, 'a payment was missing: a backup may have been put back')
  return row
}

function isAdopted({ state, request }: PaymentRow): boolean {
  return state === 'cancelled' && request === null
}

async function findOrCreateNamed(
  platform: Platform,
  db: Db,
  { intent, account, now }: { intent: Intent; account: PaymentAccount; now: Date },
): Promise<PaymentRow | undefined> {
  const { payment: id = '', purpose = '', plan } = intent.metadata
  if ((await readPayment(db, 'id', id)) === undefined) {
    const isPlan = purpose === 'plan'
    const isKnownPlan = isPlan && plan !== undefined && (await planExists(db, plan))
    const isVendors = account === keysFor(platform, 'plan')
    if (intent.currency !== 'CHF' || (isPlan && !(isKnownPlan && isVendors))) return undefined
    await db
      .insertInto('payments')
      .values({
        id,
        purpose,
        account: isPlan ? 'plan' : 'salon',
        stripe_account: account,
        plan_id: isPlan ? plan : null,
        amount_centimes: intent.amount,
        currency: 'CHF',
        state: 'cancelled',
        payer: intent.payer === null ? null : JSON.stringify(intent.payer),
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await db
    .updateTable('payments')
    .set({ stripe_intent_id: intent.id })
    .where('id', '=', id)
    .where('stripe_intent_id', 'is', null)
    .execute()
  // A second intent for the same payment is separate money.
  return await readPayment(db, 'stripe_intent_id', intent.id)
}

async function planExists(db: Db, id: string): Promise<boolean> {
  return isId(id) && (await db.selectFrom('plans').select('id').where('id', '=', id).execute()).length > 0
}

async function mailUnknown(
  transaction: Transaction,
  { intent, named, now }: { intent: Intent; named: PaymentRow | undefined; now: Date },
): Promise<void> {
  const payload: UnknownPayment = {
    paymentId: named?.id ?? null,
    name: intent.payer?.name ?? '',
    email: intent.payer?.email ?? '',
    amount: centimesToChf(intent.amountReceived),
    reference: intent.id.slice(-8),
    isRefunded: named !== undefined,
  }
  await mailOwners(transaction, { template: 'payment-unknown', cause: intent.id, payload }, now)
}
