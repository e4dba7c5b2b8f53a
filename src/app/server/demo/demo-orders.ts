import { customerDetailsSchema } from '#features/orders/orders.contract.ts'
import type { OrderStatus } from '#features/orders/orders.rules.ts'
import { type Buyer, buyerFrom } from '#features/orders/server/buyer.ts'
import { importOrder, type ImportedOrder } from '#features/orders/server/import-order.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import { demoGuests, demoLogins } from './demo-people.ts'

type Paid = 'cash' | 'card' | 'twint' | 'not yet'

type DemoOrder = {
  who: { client: 0 | 1 } | { guest: number }
  ago: number
  changed: number
  status: OrderStatus
  paid: Paid
  items: Readonly<Record<string, number>>
}

const day = 24

/**
 * Oldest first, because the order numbers follow. Products low on stock are left for the person trying the
 * demo.
 */
const orders: readonly DemoOrder[] = [
  order({ client: 0 }, 34 * day, 31 * day, 'delivered', 'cash', { 'Cera opaca': 1, 'Shampoo rinf': 1 }),
  order({ guest: 12 }, 33 * day, 30 * day, 'delivered', 'card', { 'Set regalo': 1 }),
  order({ guest: 40 }, 31 * day, 30 * day, 'cancelled', 'not yet', { 'Forbici da': 1 }),
  order({ guest: 77 }, 29 * day, 27 * day, 'delivered', 'cash', { 'Gel extra': 2, 'Pettine a': 1 }),
  order({ client: 1 }, 27 * day, 25 * day, 'delivered', 'twint', { 'Cera opaca': 2 }),
  order({ guest: 5 }, 26 * day, 22 * day, 'delivered', 'cash', { 'Pennello da': 1, 'Sapone da': 1 }),
  order({ guest: 103 }, 24 * day, 22 * day, 'delivered', 'card', {
    'Shampoo rinf': 1,
    'Balsamo legg': 1,
    'Spazzola oval': 1,
    'Pettine a': 1,
  }),
  order({ client: 0 }, 22 * day, 20 * day, 'delivered', 'card', { 'Sapone da': 1, 'Pennello da': 1 }),
  order({ guest: 58 }, 20 * day, 19 * day, 'delivered', 'cash', { 'Pomata luc': 1 }),
  order({ guest: 21 }, 18 * day, 16 * day, 'delivered', 'twint', { 'Asciugamani per': 2 }),
  order({ client: 0 }, 16 * day, 15 * day, 'cancelled', 'not yet', { 'Gel extra': 1 }),
  order({ guest: 145 }, 15 * day, 12 * day, 'delivered', 'cash', { 'Cera opaca': 1 }),
  order({ guest: 9 }, 13 * day, 11 * day, 'delivered', 'card', { 'Forbici da': 1, 'Spazzola oval': 1 }),
  order({ guest: 66 }, 12 * day, 10 * day, 'delivered', 'cash', { 'Shampoo rinf': 2 }),
  order({ guest: 31 }, 10 * day, 8 * day, 'delivered', 'twint', { 'Cera opaca': 1, 'Pettine a': 1 }),
  order({ client: 1 }, 9 * day, 6 * day, 'delivered', 'cash', { 'Spazzola oval': 1 }),
  order({ guest: 87 }, 8 * day, 7 * day, 'cancelled', 'not yet', { 'Set regalo': 1 }),
  order({ guest: 2 }, 6 * day, 4 * day, 'delivered', 'card', { 'Pomata luc': 1, 'Gel extra': 1 }),
  order({ guest: 119 }, 5 * day, 2 * day, 'shipped', 'not yet', { 'Balsamo legg': 2 }),
  order({ guest: 48 }, 4 * day, 1 * day, 'shipped', 'twint', { 'Set regalo': 1 }),
  order({ client: 0 }, 3 * day, 1 * day, 'shipped', 'card', {
    'Cera opaca': 2,
    'Shampoo rinf': 1,
    'Asciugamani per': 1,
    'Pettine a': 1,
    'Spazzola oval': 1,
  }),
  order({ guest: 73 }, 2 * day, 20, 'processing', 'card', { 'Sapone da': 1 }),
  order({ guest: 15 }, 30, 22, 'processing', 'not yet', { 'Cera opaca': 1, 'Gel extra': 1 }),
  order({ guest: 160 }, 21, 21, 'confirmed', 'twint', { 'Forbici da': 1 }),
  order({ client: 1 }, 9, 9, 'confirmed', 'card', { 'Pomata luc': 1, 'Shampoo rinf': 1 }),
  order({ guest: 28 }, 5, 5, 'pending', 'not yet', { 'Pettine a': 2 }),
  order({ client: 0 }, 3, 3, 'pending', 'not yet', { 'Balsamo legg': 1, 'Cera opaca': 1 }),
]

function order(
  who: DemoOrder['who'],
  ago: number,
  changed: number,
  status: OrderStatus,
  paid: Paid,
  items: DemoOrder['items'],
): DemoOrder {
  return { who, ago, changed, status, paid, items }
}

const hour = 60 * 60 * 1000

export async function seedDemoOrders(
  transaction: Transaction,
  clientIds: readonly string[],
  now: Date,
): Promise<void> {
  const products = await transaction.db.selectFrom('products').select(['id', 'name']).execute()
  const before = (hours: number) => new Date(now.getTime() - hours * hour)
  for (const [index, { who, ago, changed, status, paid, items }] of orders.entries())
    await importOrder(transaction, {
      buyer: buyerOf(who, clientIds, index),
      lines: Object.entries(items).map(([beginning, quantity]) => ({
        productId: products.find(({ name }) => name.startsWith(beginning))?.id ?? '',
        quantity,
      })),
      status,
      paid: moneyOf(paid, index),
      at: before(ago),
      changedAt: before(changed),
    })
}

/** Prefix of the demo's payment intents; the sandbox adopts them when it starts. */
export const demoIntents = 'pi_demo_ordine'

function moneyOf(paid: Paid, index: number): ImportedOrder['paid'] {
  if (paid === 'not yet') return null
  if (paid === 'cash') return { method: paid }
  return { method: paid, intentId: `${demoIntents}${String(index + 1).padStart(8, '0')}` }
}

const streets = ['Via Nassa', 'Via Besso', 'Via Trevano', 'Via Zurigo', 'Corso Elvezia', 'Via al Forte']
const places = [
  ['6900', 'Lugano'],
  ['6962', 'Viganello'],
  ['6900', 'Massagno'],
  ['6830', 'Chiasso'],
  ['6500', 'Bellinzona'],
] as const

function buyerOf(who: DemoOrder['who'], clientIds: readonly string[], index: number): Buyer {
  const isClient = 'client' in who
  const person = isClient
    ? demoLogins.filter(({ role }) => role === 'client')[who.client]
    : demoGuests[who.guest]
  if (!person) throw new Error('The demo shop has no such person')
  const { firstName, lastName, email, phone } = person
  const seat = isClient ? who.client : index
  const [postalCode, city] = places[seat % places.length] ?? places[0]
  const details = customerDetailsSchema.parse({
    name: `${firstName} ${lastName}`,
    email,
    phone,
    address: `${streets[seat % streets.length] ?? streets[0]} ${seat * 3 + 2}`,
    postalCode,
    city,
  })
  return buyerFrom(details, isClient ? (clientIds[who.client] ?? null) : null)
}
