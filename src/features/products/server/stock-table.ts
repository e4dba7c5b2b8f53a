import { sql } from 'kysely'

import type { Transaction } from '#platform/database/transaction.ts'

import type { StockCause } from '../products.contract.ts'
import { stockAfter, type StockOperation } from '../products.rules.ts'
import { productError } from './errors.ts'

/*
 * The only module that writes the stock, its reservations and its history. Callers that reserve several products must lock
 * them in the order of their ids (docs/decisions/0033).
 */

type Claimant =
  | { orderId: string }
  | {
      paymentId: string
      until: Date
      caller: string
    }

type Line = { productId: string; quantity: number }

export type SoldProduct = {
  productId: string
  name: string
  priceCentimes: number
  imageUrl: string | null
  quantity: number
}

/** @property left items that remain in stock */
export type ReservedProduct = SoldProduct & { left: number }

/** A product that could not be reserved. `name` is null when the product never existed, `available` when it is not sold. */
export type Shortage = { productId: string; name: string | null; available: number | null }

/**
 * Reserves stock as far as available.
 * @param lines in the order of their ids, each product once
 * @returns the reserved products and the shortages; on a shortage the caller must throw or give the stock back
 */
export async function reserveStock(
  transaction: Transaction,
  lines: readonly Line[],
  claimant: Claimant,
  now: Date,
): Promise<{ taken: ReservedProduct[]; short: Shortage[] }> {
  const taken: ReservedProduct[] = []
  const short: Shortage[] = []
  for (const line of lines) {
    let product = await reserveItem(transaction, line, claimant, now)
    if (!product && (await returnExpired(transaction, line.productId, now)))
      product = await reserveItem(transaction, line, claimant, now)
    if (product) taken.push(product)
    else short.push(await shortageOf(transaction, line.productId))
  }
  return { taken, short }
}

async function reserveItem(
  { db }: Transaction,
  { productId, quantity }: Line,
  claimant: Claimant,
  now: Date,
): Promise<ReservedProduct | undefined> {
  const order = 'orderId' in claimant ? claimant.orderId : null
  const payment = 'orderId' in claimant ? null : claimant.paymentId
  const until = 'orderId' in claimant ? null : claimant.until
  const caller = 'orderId' in claimant ? null : claimant.caller
  const cause: StockCause = order === null ? 'reserved' : 'ordered'
  const { rows } = await sql<Omit<ReservedProduct, 'quantity'>>`
    WITH taken AS (
      UPDATE products SET quantity = quantity - ${quantity}
      WHERE id = ${productId} AND quantity >= ${quantity} AND is_active AND deleted_at IS NULL
      RETURNING id, name, price_centimes, image_url, quantity
    ), claimed AS (
      INSERT INTO stock_claims (product_id, quantity, order_id, payment_id, expires_at, caller)
      SELECT id, ${quantity}::int, ${order}::uuid, ${payment}::uuid, ${until}::timestamptz, ${caller} FROM taken
    ), moved AS (
      INSERT INTO stock_movements (product_id, change, quantity_after, cause, order_id, at)
      SELECT id, -${quantity}::int, quantity, ${cause}, ${order}::uuid, ${now}::timestamptz FROM taken
    )
    SELECT id AS "productId", name, price_centimes AS "priceCentimes", image_url AS "imageUrl", quantity AS left FROM taken`.execute(
    db,
  )
  return rows[0] && { ...rows[0], quantity }
}

async function shortageOf({ db }: Transaction, productId: string): Promise<Shortage> {
  const product = await db
    .selectFrom('products')
    .select(['name', 'quantity', 'is_active', 'deleted_at'])
    .where('id', '=', productId)
    .executeTakeFirst()
  if (!product) return { productId, name: null, available: null }
  const isSold = product.is_active && product.deleted_at === null
  return { productId, name: product.name, available: isSold ? product.quantity : null }
}

type StockReturn = { cause: 'cancelled' | 'released'; now: Date; actorName?: string | null }

/** Returns all reserved stock of an order or a payment; a second call does nothing. */
export async function returnStock(
  { db }: Transaction,
  of: { orderId: string } | { paymentId: string },
  { cause, now, actorName = null }: StockReturn,
): Promise<void> {
  const [column, id] =
    'orderId' in of ? (['order_id', of.orderId] as const) : (['payment_id', of.paymentId] as const)
  const isReserved = sql`${sql.ref(column)} = ${id}::uuid`
  await lockProducts(db, sql`id IN (SELECT product_id FROM stock_claims WHERE ${isReserved})`)
  await sql`
    WITH back AS (
      DELETE FROM stock_claims WHERE ${isReserved} RETURNING product_id, quantity, order_id
    ), given AS (
      UPDATE products SET quantity = products.quantity + back.quantity FROM back WHERE products.id = back.product_id
      RETURNING products.id, back.quantity AS change, products.quantity, back.order_id
    )
    INSERT INTO stock_movements (product_id, change, quantity_after, cause, order_id, actor_name, at)
    SELECT id, change, quantity, ${cause}, order_id, ${actorName}, ${now}::timestamptz FROM given`.execute(db)
}

/** @returns whether there was any */
async function returnExpired({ db }: Transaction, productId: string, now: Date): Promise<boolean> {
  await lockProducts(db, sql`id = ${productId}`)
  const { numAffectedRows } = await sql`
    WITH back AS (
      DELETE FROM stock_claims WHERE product_id = ${productId} AND expires_at <= ${now}::timestamptz RETURNING quantity
    ), whole AS (SELECT sum(quantity)::int AS change FROM back HAVING count(*) > 0), given AS (
      UPDATE products SET quantity = quantity + change FROM whole WHERE id = ${productId} RETURNING id, change, quantity
    )
    INSERT INTO stock_movements (product_id, change, quantity_after, cause, at)
    SELECT id, change, quantity, 'released', ${now}::timestamptz FROM given`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** The same for every product, including those without new buyers. */
export async function returnExpiredStock(transaction: Transaction, now: Date): Promise<void> {
  const products = await transaction.db
    .selectFrom('stock_claims')
    .select('product_id')
    .distinct()
    .where('expires_at', '<=', now)
    .orderBy('product_id')
    .execute()
  for (const { product_id: id } of products) await returnExpired(transaction, id, now)
}

/**
 * Transfers the stock reserved for a payment to its order. Reserves expired items again if they are still available.
 * @returns the shortages; if there are any, nothing is transferred and the payment keeps its stock
 */
export async function transferReservation(
  transaction: Transaction,
  lines: readonly Line[],
  { paymentId, orderId, now }: { paymentId: string; orderId: string; now: Date },
): Promise<Shortage[]> {
  const { client, db } = transaction
  const ids = lines.map(({ productId }) => productId)
  await lockProducts(db, sql`id = ANY (${ids}::uuid[])`)
  await client.query('SAVEPOINT hand_over')
  const claims = await db
    .updateTable('stock_claims')
    .set({ order_id: orderId, payment_id: null, expires_at: null, caller: null })
    .where('payment_id', '=', paymentId)
    .returning('product_id')
    .execute()
  const reservedIds = new Set(claims.map(({ product_id: id }) => id))
  const expiredLines = lines.filter(({ productId }) => !reservedIds.has(productId))
  const { short } = await reserveStock(transaction, expiredLines, { orderId }, now)
  // On a shortage the order will not be created, so its rows are undone.
  await client.query(`${short.length > 0 ? 'ROLLBACK TO' : 'RELEASE'} SAVEPOINT hand_over`)
  return short
}

type Change = { operation: StockOperation; quantity: number; actorName: string; now: Date }

const causes = { set: 'set', add: 'added', subtract: 'subtracted' } as const

/** @returns the stock before and after @throws AppError 400 when the stock would be negative or above the maximum, 404 */
export async function changeStock(
  { db }: Transaction,
  productId: string,
  { operation, quantity, actorName, now }: Change,
): Promise<{ before: number; after: number }> {
  const row = await db
    .selectFrom('products')
    .select('quantity')
    .where('id', '=', productId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw productError('PRODUCT_NOT_FOUND')
  const after = stockAfter(row.quantity, operation, quantity)
  if (after === undefined) throw productError(operation === 'subtract' ? 'STOCK_TOO_LOW' : 'STOCK_TOO_HIGH')
  await recordStockChange({ db }, productId, {
    before: row.quantity,
    after,
    cause: causes[operation],
    actorName,
    now,
  })
  return { before: row.quantity, after }
}

export async function recordFirstStock(
  transaction: Pick<Transaction, 'db'>,
  productId: string,
  { quantity, actorName, now }: { quantity: number; actorName: string | null; now: Date },
): Promise<void> {
  await recordStockChange(transaction, productId, {
    before: 0,
    after: quantity,
    cause: 'created',
    actorName,
    now,
  })
}

type StockChange = { before: number; after: number; cause: StockCause; actorName: string | null; now: Date }

async function recordStockChange(
  { db }: Pick<Transaction, 'db'>,
  productId: string,
  { before, after, cause, actorName, now }: StockChange,
): Promise<void> {
  if (before === after) return
  await db.updateTable('products').set({ quantity: after }).where('id', '=', productId).execute()
  await db
    .insertInto('stock_movements')
    .values({
      product_id: productId,
      change: after - before,
      quantity_after: after,
      cause,
      actor_name: actorName,
      at: now,
    })
    .execute()
}

/** Locks all products of several orders at once, in the order of their ids. Call it before giving back more than one order. */
export async function lockProductsOf({ db }: Transaction, orderIds: readonly string[]): Promise<void> {
  await lockProducts(
    db,
    sql`id IN (SELECT product_id FROM stock_claims WHERE order_id = ANY (${orderIds}::uuid[]))`,
  )
}

async function lockProducts(db: Transaction['db'], which: ReturnType<typeof sql>): Promise<void> {
  await sql`SELECT FROM products WHERE ${which} ORDER BY id FOR NO KEY UPDATE`.execute(db)
}
