import { beforeEach, describe, expect, it } from 'vitest'

import { expectNoChange } from '#tests/support/changes.ts'
import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { givenChanges } from '#tests/support/money-changes.ts'
import { payer } from '#tests/support/people.ts'
import { minute } from '#tests/support/test-clock.ts'

import { activeProducts } from './active-products.ts'

const shop = givenShop()
const visitor = givenVisitor(shop)
const admin = givenPerson(shop, 'admin')
const { changes, refuses, name } = givenChanges(shop)
const query = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows

let wax = ''

const have = async (values: Record<string, unknown>): Promise<string> => {
  const row = { name: 'Cera', category: 'wax', price_centimes: 2400, quantity: 10, ...values }
  const columns = Object.keys(row)
  const [{ id }] = await query(
    `INSERT INTO products (${columns.join(', ')}, created_at, updated_at)
     VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')}, '2026-03-11T08:00Z', '2026-03-11T08:00Z') RETURNING id`,
    Object.values(row),
  )
  return id
}
const order = (productId: string, quantity: number) =>
  visitor.post('/orders', { items: [{ productId, quantity }], customerDetails: payer, status: 'pending' })

beforeEach(async () => {
  await query('TRUNCATE stock_claims, stock_movements, order_items, orders, products CASCADE')
  wax = await have({ brand: 'F4', description: 'Opaca', image_url: '/uploads/cera.webp', min_quantity: 3 })
  await have({})
  await have({ is_active: false })
  await have({ deleted_at: '2026-03-01T08:00Z', is_active: false })
  await order(wax, 1)
  name({ wax, admin: admin.id })
})

describe('the owner creates a product', () => {
  const body = {
    name: 'Gel forte',
    brand: 'F4',
    description: 'Tiene',
    category: 'gel',
    price: 9.5,
    isActive: false,
    isFeatured: true,
    inventory: { quantity: 7, minQuantity: 2 },
  }

  it('with its first stock', async () => {
    expect(await changes(() => admin.api.post('/products', body))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={name=Gel forte, brand=F4, price=9.5, category=Gel, quantity=7,
          isFeatured=true, description=Tiene, minQuantity=2} action=created entity=product actor_id=admin
          entity_id=#2 actor_name=Giulia Bianchi actor_role=admin entity_name=Gel forte
      + products id=#2 name=Gel forte brand=F4 category=gel quantity=7 searched=gel forte f4 tiene description=Tiene
          is_featured=true min_quantity=2 price_centimes=950
      + stock_movements at=now id=#3 cause=created change=7 actor_name=Giulia Bianchi product_id=#2 quantity_after=7
      ! event kind=shop"
    `)
  })

  it('without stock and without a stock movement', async () => {
    const text = await changes(() => admin.api.post('/products', { ...body, inventory: { quantity: 0 } }))
    expect(text).not.toContain('stock_movements')
  })

  it('once for a repeated key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    await admin.api.post('/products', body, key)
    shop.clock.advance(minute)
    // Orders are counted a moment later.
    await shop.platform.rateLimits.flush()
    await expectNoChange(shop, () => admin.api.post('/products', body, key))
  })
})

describe('the owner changes a product', () => {
  const change = (body: object, id = wax) => admin.api.put(`/products/${id}`, body)

  it('in all fields', async () => {
    const body = {
      name: 'Cera forte',
      brand: 'F5',
      description: 'Lucida',
      category: 'pomade',
      price: 25.5,
      isActive: false,
      isFeatured: true,
      inventory: { quantity: 12, minQuantity: 4 },
    }
    expect(await changes(() => change(body))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={name=Cera forte, brand=F5, price=25.5, category=Pomata, quantity=12,
          isFeatured=true, description=Lucida, minQuantity=4} action=updated before={name=Cera, brand=F4, price=24,
          category=Cera, isActive=true, quantity=9, description=Opaca, minQuantity=3} entity=product actor_id=admin
          entity_id=wax actor_name=Giulia Bianchi actor_role=admin entity_name=Cera forte
      ~ products [Cera forte] name: Cera → Cera forte brand: F4 → F5 category: wax → pomade quantity: 9 → 12
          searched: cera f4 opaca → cera forte f5 lucida is_active: true → false updated_at: 2026-03-11 09:00 → now
          description: Opaca → Lucida is_featured: false → true min_quantity: 3 → 4 price_centimes: 2400 → 2550
      + stock_movements at=now id=#2 cause=set change=3 actor_name=Giulia Bianchi product_id=wax quantity_after=12
      ! event kind=shop"
    `)
  })

  it('without a change: only its version is updated', async () => {
    expect(await changes(() => change({}))).toMatchInlineSnapshot(`
      "~ products [Cera] updated_at: 2026-03-11 09:00 → now
      ! event kind=shop"
    `)
  })

  it('and its stock as a difference, so a sale meanwhile is kept', async () => {
    expect(await changes(() => change({ inventory: { quantity: 12, quantityRead: 10 } })))
      .toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={quantity=11} action=updated before={quantity=9} entity=product actor_id=admin
          entity_id=wax actor_name=Giulia Bianchi actor_role=admin entity_name=Cera
      ~ products [Cera] quantity: 9 → 11 updated_at: 2026-03-11 09:00 → now
      + stock_movements at=now id=#2 cause=added change=2 actor_name=Giulia Bianchi product_id=wax quantity_after=11
      ! event kind=shop"
    `)
    expect(await changes(() => change({ inventory: { quantity: 9, quantityRead: 9 } }))).not.toContain(
      'quantity',
    )
  })

  it('and removes its picture', async () => {
    const text = await changes(() => change({ removesImage: true }))
    expect(text).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={} action=updated before={photo=true} entity=product actor_id=admin
          entity_id=wax actor_name=Giulia Bianchi actor_role=admin entity_name=Cera
      ~ products [Cera] image_url: /uploads/cera.webp → null updated_at: 2026-03-11 09:00 → now
      ! event kind=shop"
    `)
  })

  it('and gets 409 when stale, 404 when deleted and 400 beyond the stock limits', async () => {
    await refuses(() => change({ price: 3, updatedAt: '2026-03-11T07:59:00.000Z' }), [409, 'CONFLICT'])
    await refuses(() => change({ inventory: { quantity: 0, quantityRead: 10 } }), [400, 'STOCK_TOO_LOW'])
    await refuses(
      () => change({ inventory: { quantity: 100_000, quantityRead: 1 } }),
      [400, 'STOCK_TOO_HIGH'],
    )
    await query('UPDATE products SET deleted_at = now() WHERE id = $1', [wax])
    await refuses(() => change({ price: 3 }), [404, 'PRODUCT_NOT_FOUND'])
    await refuses(() => change({ price: 3 }, 'unsinn'), [404, 'PRODUCT_NOT_FOUND'])
  })
})

describe('the owner counts the stock', () => {
  const count = (body: object, headers = {}) => admin.api.patch(`/products/${wax}/inventory`, body, headers)

  it('and sets it with the minimum', async () => {
    expect(await changes(() => count({ quantity: 4, minQuantity: 6 }))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={quantity=4, minQuantity=6} action=updated before={quantity=9, minQuantity=3}
          entity=product actor_id=admin entity_id=wax actor_name=Giulia Bianchi actor_role=admin entity_name=Cera
      ~ products [Cera] quantity: 9 → 4 updated_at: 2026-03-11 09:00 → now min_quantity: 3 → 6
      + stock_movements at=now id=#2 cause=set change=-5 actor_name=Giulia Bianchi product_id=wax quantity_after=4
      ! event kind=shop"
    `)
  })

  it('and adds and subtracts', async () => {
    expect(await changes(() => count({ quantity: 4, operation: 'add' }))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={quantity=13} action=updated before={quantity=9} entity=product actor_id=admin
          entity_id=wax actor_name=Giulia Bianchi actor_role=admin entity_name=Cera
      ~ products [Cera] quantity: 9 → 13
      + stock_movements at=now id=#2 cause=added change=4 actor_name=Giulia Bianchi product_id=wax quantity_after=13
      ! event kind=shop"
    `)
    expect(await changes(() => count({ quantity: 13, operation: 'subtract' }))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={} action=updated before={quantity=13} entity=product actor_id=admin
          entity_id=wax actor_name=Giulia Bianchi actor_role=admin entity_name=Cera
      ~ products [Cera] quantity: 13 → 0
      + stock_movements at=now id=#2 cause=subtracted change=-13 actor_name=Giulia Bianchi product_id=wax
      ! event kind=shop"
    `)
  })

  it('and finds it unchanged: no movement', async () => {
    expect(await changes(() => count({ quantity: 9, minQuantity: 3 }))).toMatchInlineSnapshot(
      `"! event kind=shop"`,
    )
  })

  it('once for a repeated key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    await count({ quantity: 4, operation: 'add' }, key)
    expect(await changes(() => count({ quantity: 4, operation: 'add' }, key))).toBe('')
  })

  it('and gets 400 below zero or above the maximum, 404 for a deleted product', async () => {
    await refuses(() => count({ quantity: 10, operation: 'subtract' }), [400, 'STOCK_TOO_LOW'])
    await refuses(() => count({ quantity: 100_000, operation: 'add' }), [400, 'STOCK_TOO_HIGH'])
    await query('UPDATE products SET deleted_at = now() WHERE id = $1', [wax])
    await refuses(() => count({ quantity: 4 }), [404, 'PRODUCT_NOT_FOUND'])
  })
})

describe('the owner deletes a product', () => {
  it('and its orders stay', async () => {
    expect(await changes(() => admin.api.delete(`/products/${wax}`))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 action=deleted before={name=Cera, brand=F4, photo=true, price=24, category=Cera,
          isActive=true, quantity=9, description=Opaca, minQuantity=3} entity=product actor_id=admin entity_id=wax
          actor_name=Giulia Bianchi actor_role=admin entity_name=Cera
      ~ products [Cera] image_url: /uploads/cera.webp → null is_active: true → false deleted_at: null → now
          updated_at: 2026-03-11 09:00 → now
      ! event kind=shop"
    `)
    await refuses(() => admin.api.delete(`/products/${wax}`), [404, 'PRODUCT_NOT_FOUND'])
  })
})

describe('the shop lists', () => {
  const names = async (path: string, api = visitor) => {
    const { body } = await api.get(path)
    return body.data.map((one: { name: string }) => one.name)
  }
  beforeEach(async () => {
    await query('TRUNCATE stock_claims, stock_movements, order_items, orders, products CASCADE')
    await have({ name: 'Zeta', is_featured: true })
    await have({ name: 'Beta', category: 'gel', description: 'con argan' })
    await have({ name: 'Argan puro', category: 'hair_oil' })
    await have({ name: 'Olio d’argan', category: 'hair_oil' })
    await have({ name: 'Macargan', category: 'other', quantity: 2, min_quantity: 2 })
    await have({ name: 'Gamma', brand: 'Arganìa', category: 'other', quantity: 3, min_quantity: 2 })
    await have({ name: 'Argan spento', is_active: false, category: 'shampoo' })
    await have({
      name: 'Argan cancellato',
      is_active: false,
      deleted_at: '2026-03-01T08:00Z',
      category: 'shampoo',
    })
  })

  it('featured products first, then by name, no inactive or deleted ones', async () => {
    expect(await names('/products')).toEqual([
      'Zeta',
      'Argan puro',
      'Beta',
      'Gamma',
      'Macargan',
      'Olio d’argan',
    ])
    expect((await visitor.get('/products/categories')).body.data).toEqual(['hair_oil', 'wax', 'gel', 'other'])
  })

  it('the best match of a search first, filtered by category or ids', async () => {
    expect(await names('/products?search=argan')).toEqual([
      'Argan puro',
      'Olio d’argan',
      'Macargan',
      'Gamma',
      'Beta',
    ])
    expect(await names('/products?search=argan%20olio')).toEqual(['Olio d’argan'])
    expect(await names('/products?category=hair_oil')).toEqual(['Argan puro', 'Olio d’argan'])
    const rows = await query(
      "SELECT id FROM products WHERE name IN ('Zeta', 'Beta', 'Argan spento', 'Argan cancellato')",
    )
    const byIds = `/products?ids=${rows.map(({ id }) => id).join(',')}`
    expect(await names(byIds)).toEqual(['Zeta', 'Beta'])
    expect((await visitor.get(byIds)).headers.get('cache-control')).toBe('no-store')
    expect((await visitor.get('/products')).headers.get('cache-control')).not.toBe('no-store')
  })

  it('the latest changes first for search engines, no inactive ones', async () => {
    await query("UPDATE products SET updated_at = '2026-03-11T08:30Z' WHERE name = 'Gamma'")
    await query("UPDATE products SET updated_at = '2026-03-11T08:20Z' WHERE name = 'Beta'")
    await query("UPDATE products SET updated_at = '2026-03-11T08:40Z' WHERE name = 'Argan spento'")
    const rows = await query(
      "SELECT id FROM products WHERE name IN ('Gamma', 'Beta') ORDER BY updated_at DESC",
    )
    expect((await activeProducts(shop.platform, 2)).map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  })

  it('a single product, 404 when inactive or deleted', async () => {
    const one = async (called: string) => {
      const [{ id }] = await query('SELECT id FROM products WHERE name = $1', [called])
      return (await visitor.get(`/products/${id}`)).status
    }
    expect([await one('Beta'), await one('Argan spento'), await one('Argan cancellato')]).toEqual([
      200, 404, 404,
    ])
  })

  it('all but deleted products by status for the owner', async () => {
    const own = (filter: string) => names(`/products/admin/all?limit=100&${filter}`, admin.api)
    expect(await own('status=all')).toEqual([
      'Argan puro',
      'Argan spento',
      'Beta',
      'Gamma',
      'Macargan',
      'Olio d’argan',
      'Zeta',
    ])
    expect(await own('status=inactive')).toEqual(['Argan spento'])
    expect(await own('status=active&category=hair_oil')).toEqual(['Argan puro', 'Olio d’argan'])
    expect(await own('status=low_stock')).toEqual(['Macargan'])
    expect(await own('search=argan')).toEqual([
      'Argan puro',
      'Argan spento',
      'Olio d’argan',
      'Macargan',
      'Gamma',
      'Beta',
    ])
  })

  it('the stock movements of a product, newest first, with orders, for the owner', async () => {
    const [{ id }] = await query("SELECT id FROM products WHERE name = 'Beta'")
    const [{ id: other }] = await query("SELECT id FROM products WHERE name = 'Zeta'")
    await order(other, 3)
    const { body: placed } = await order(id, 2)
    await admin.api.patch(`/products/${id}/inventory`, { quantity: 5, operation: 'add' })
    await admin.api.patch(`/products/orders/${placed.data._id}/status`, { status: 'cancelled' })
    const { body } = await admin.api.get(`/products/${id}/movements`)
    const numbered = { _id: placed.data._id, orderNumber: placed.data.orderNumber }
    expect(
      body.data.map(({ cause, change, quantityAfter, actor, order: of }: Record<string, unknown>) => [
        cause,
        change,
        quantityAfter,
        actor,
        of,
      ]),
    ).toEqual([
      ['cancelled', 2, 15, 'Giulia Bianchi', numbered],
      ['added', 5, 13, 'Giulia Bianchi', null],
      ['ordered', -2, 8, null, numbered],
    ])
    expect(body.pagination.total).toBe(3)
    await admin.api.delete(`/products/${id}`)
    await refuses(() => admin.api.get(`/products/${id}/movements`), [404, 'PRODUCT_NOT_FOUND'])
  })
})
