import { mailOwners } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction, type Transaction } from '#platform/database/transaction.ts'
import type { Log } from '#platform/log.ts'
import type { Platform } from '#platform/platform.ts'
import { isUnknownThere } from '#platform/stripe/provider-faults.ts'
import type { Intent, PaymentAccount } from '#platform/stripe/stripe.ts'
import { isId } from '#shared/ids.ts'
import { centimesToChf } from '#shared/money.ts'

import type { UnknownPayment } from '../messages.ts'
import { type PaymentRow, readPayment } from '../payment-rows.ts'
import { keysFor, type Till } from '../with-payment.ts'
import { shopId } from './shop-id.ts'

type Seen = { intentId: string; account: PaymentAccount }

/**
 * Finds or writes the payment of an intent that no row names: one that was paid after the backup which is running now. The row is
 * closed, so that settling it does what is done with money that comes too late.
 * @returns undefined when the intent is not ours, or nobody has paid it
 * @throws ProviderAway
 */
export async function adoptPayment(
  till: Till,
  { intentId, account }: Seen,
  log: Log,
): Promise<PaymentRow | undefined> {
  const { platform } = till
  const { db } = platform.database
  const intent = await platform.payments[account]?.intent(intentId).catch((error: unknown) => {
    if (isUnknownThere(error)) return undefined
    throw error
  })
  // The account may serve others than us: another shop of the vendor's, or something else that the owner sells.
  if (intent?.status !== 'succeeded' || !isId(intent.metadata['payment'] ?? '')) return undefined
  const { shop } = intent.metadata
  if (shop === undefined ? account !== 'salon' : shop !== (await shopId(db))) return undefined
  const row = await inTransaction(platform, async (transaction) => {
    const now = platform.clock.now()
    const named =
      shop === undefined ? undefined : await namedBy(platform, transaction.db, { intent, account, now })
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

/** The row that the intent names, with the intent noted; written where there is none. */
async function namedBy(
  platform: Platform,
  db: Db,
  { intent, account, now }: { intent: Intent; account: PaymentAccount; now: Date },
): Promise<PaymentRow | undefined> {
  const { payment: id = '', purpose = '', plan } = intent.metadata
  if ((await readPayment(db, 'id', id)) === undefined) {
    const isPlan = purpose === 'plan'
    const isKnownPlan = isPlan && plan !== undefined && (await isPlanThere(db, plan))
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
  // Another intent of the same payment would be money of its own.
  return await readPayment(db, 'stripe_intent_id', intent.id)
}

async function isPlanThere(db: Db, id: string): Promise<boolean> {
  return isId(id) && (await db.selectFrom('plans').select('id').where('id', '=', id).execute()).length > 0
}

/** To the owners: somebody has paid for something that this shop no longer knows. */
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
