import type { Api } from '#tests/support/api.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { payer } from '#tests/support/people.ts'
import type { Shop } from '#tests/support/shop.ts'

type Given = { name: string; price: number; quantity: number; category?: string }
export type Line = { productId: string; quantity: number; price?: number; name?: string }

export function shopping(shop: Shop, visitor: Api) {
  const query = async (text: string, values: unknown[] = []) =>
    (await shop.platform.database.pool.query(text, values)).rows

  const sender =
    (path: string, kind: object) =>
    async (items: unknown, overrides: Record<string, unknown> = {}, headers = {}, api: Api = visitor) =>
      await api.post(path, { ...kind, items, customerDetails: payer, ...overrides }, headers)

  return {
    query,

    /** @param given price in CHF @returns its id */
    product: async ({ name, price, quantity, category = 'wax' }: Given): Promise<string> => {
      const [row] = await query(
        `INSERT INTO products (name, category, price_centimes, quantity, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $5) RETURNING id`,
        [name, category, Math.round(price * 100), quantity, shop.clock.now()],
      )
      return row.id
    },

    order: sender('/orders', { status: 'pending' }),

    startPayment: sender('/payments/create-intent', { type: 'product_order' }),

    orderPaid: async (intentId: string, items: unknown, api: Api = visitor) =>
      await api.post('/orders', {
        items,
        customerDetails: payer,
        paymentId: intentId,
        status: 'completed',
      }),

    payAtStripe: (paymentIntent: string) => sandboxOf(shop).payments.pay({ paymentIntent }),

    takeEvents: async (): Promise<void> => {
      await sandboxOf(shop).webhooks.deliverAll({})
      await shop.payments.handleEvents()
    },

    stockOf: async (productId: string): Promise<number> => {
      const [row] = await query('SELECT quantity FROM products WHERE id = $1', [productId])
      return row.quantity
    },

    ordersOf: async (productId: string) =>
      await query(
        `SELECT o.status, o.payment_status, i.quantity FROM orders o JOIN order_items i ON i.order_id = o.id
         WHERE i.product_id = $1 ORDER BY o.id`,
        [productId],
      ),

    refundsOf: async (intentId: string) =>
      await query(
        `SELECT r.amount_centimes AS amount, r.reason FROM refunds r JOIN payments p ON p.id = r.payment_id
         WHERE p.stripe_intent_id = $1 ORDER BY r.id`,
        [intentId],
      ),

    mailsTo: async (recipient: string): Promise<string[]> =>
      (
        await query(
          `SELECT template FROM messages WHERE recipient = $1 AND state <> 'overtaken' ORDER BY id`,
          [recipient],
        )
      ).map(({ template }) => template),
  }
}
