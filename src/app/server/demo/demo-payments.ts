import type { Db } from '#platform/database/database.ts'

import type { FormerPayment } from '../payment-providers.ts'
import { demoIntents } from './demo-orders.ts'

export async function demoPayments(db: Db): Promise<FormerPayment[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['stripe_intent_id', 'amount_centimes', 'method'])
    .where('stripe_intent_id', 'like', `${demoIntents}%`)
    .where('state', '=', 'succeeded')
    .execute()
  return rows.flatMap(({ stripe_intent_id: paymentIntent, amount_centimes: amount, method }) =>
    paymentIntent === null ? [] : [{ paymentIntent, amount, method: method === 'twint' ? 'twint' : 'card' }],
  )
}
