import { describe, expect, test } from 'vitest'

import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { payer, signIn } from '#tests/support/people.ts'
import { wednesdayMorning } from '#tests/support/shop.ts'
import { listenLive, auditEntries, newestMessage } from '#tests/support/written.ts'

import { shopping } from './shopping.fixture.ts'

const shop = givenShop()
const visitor = givenVisitor(shop)
const admin = givenPerson(shop, 'admin')
const client = givenPerson(shop, 'client')
const other = givenPerson(shop, 'client')
const { product, order, stockOf, query, mailsTo } = shopping(shop, visitor)

const wax = (quantity = 20) => product({ name: 'Cera opaca', price: 24, quantity })

describe('an order paid in the shop', () => {
  test('reserves its items under the next number of the year', async () => {
    const productId = await wax(5)
    const oil = await product({ name: 'Olio da barba', price: 28.5, quantity: 3 })
    const items = [
      { productId, quantity: 2, price: 24, name: 'Cera opaca' },
      { productId: oil, quantity: 1, price: 28.5, name: 'Olio da barba' },
    ]
    const { status, body } = await order(items, { total: 76.5 })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      success: true,
      data: {
        orderNumber: expect.stringMatching(/^F4-2026-\d{5}$/),
        status: 'pending',
        paymentStatus: 'pending',
        paymentMethod: 'cash',
        stripePaymentIntentId: null,
        customerInfo: { name: 'Ada Neri', type: 'guest', phone: '+41791234567' },
        customer: null,
        shippingAddress: { country: 'CH' },
        totals: { total: 76.5 },
      },
    })
    expect(body.data.id).toBe(body.data._id)
    expect(body.data.items).toMatchObject([
      { product: { name: 'Cera opaca' }, price: 24, quantity: 2, total: 48 },
      { product: { name: 'Olio da barba' }, price: 28.5, quantity: 1, total: 28.5 },
    ])
    expect([await stockOf(productId), await stockOf(oil)]).toEqual([3, 2])
    expect(await mailsTo(payer.email)).toContain('order-placed')
    expect(await mailsTo(admin.email)).toContain('shop-order')

    const next = await visitor.post('/products/orders', {
      items: [{ productId, quantity: 1 }],
      customerDetails: payer,
    })
    const count = (text: string) => Number(text.split('-')[2])
    expect(count(next.body.data.orderNumber)).toBe(count(body.data.orderNumber) + 1)
  })

  test('gets a number of the year in shop time', async () => {
    const productId = await wax()
    shop.clock.set('2027-01-01T00:30:00+01:00')
    const { body } = await order([{ productId, quantity: 1 }])
    shop.clock.set(wednesdayMorning)
    expect(body.data.orderNumber).toBe('F4-2027-00001')
  })

  test('leaves no gap in the numbers and reserves nothing when refused', async () => {
    const productId = await wax(1)
    const plenty = await wax(9)
    const before = await order([{ productId: plenty, quantity: 1 }])
    const refused = await order([
      { productId: plenty, quantity: 3 },
      { productId, quantity: 2 },
    ])
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'OUT_OF_STOCK',
      'Cera opaca: disponibili solo 1',
    ])
    expect(refused.body.details.items).toEqual([{ productId, name: 'Cera opaca', price: null, available: 1 }])
    expect([await stockOf(plenty), await stockOf(productId)]).toEqual([8, 1])
    const after = await order([{ productId: plenty, quantity: 1 }])
    const count = (answer: typeof after) => Number(answer.body.data.orderNumber.split('-')[2])
    expect(count(after)).toBe(count(before) + 1)
  })

  test('is created once per idempotency key; another body with the key gets 409', async () => {
    const productId = await wax(9)
    const items = [{ productId, quantity: 2 }]
    const headers = { 'idempotency-key': 'tentativo-1' }
    const [first, second] = await Promise.all([order(items, {}, headers), order(items, {}, headers)])
    const third = await order(items, {}, headers)
    expect([first?.status, second?.status, third.status]).toEqual([201, 201, 201])
    expect(new Set([first, second, third].map((answer) => answer?.body.data._id)).size).toBe(1)
    expect(await stockOf(productId)).toBe(7)
    const otherwise = await order([{ productId, quantity: 1 }], {}, headers)
    expect([otherwise.status, otherwise.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  })

  test('of another guest or an account with the same key is a separate order', async () => {
    const items = [{ productId: await wax(9), quantity: 1 }]
    const headers = { 'idempotency-key': 'di tutti' }
    const answers = [
      await order(items, {}, headers),
      await order(items, { customerDetails: { ...payer, email: 'altri@posta.test' } }, headers),
      await order(items, {}, headers, (await signIn(shop)).api),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(3)
  })

  test.each([
    [{ price: 1 }, {}],
    [{}, { total: 1 }],
    [{ price: 24 }, { total: 23.99 }],
  ])('returns 409 PRICES_CHANGED with the current prices: %o %o', async (line, body) => {
    const productId = await wax(4)
    const refused = await order([{ productId, quantity: 1, ...line }], body)
    expect([refused.status, refused.body.code]).toEqual([409, 'PRICES_CHANGED'])
    expect(refused.body.details.items).toEqual([{ productId, name: 'Cera opaca', price: 24, available: 4 }])
    expect(await stockOf(productId)).toBe(4)
  })

  test('stays unpaid when the call claims a payment; an invented payment gets 402', async () => {
    const productId = await wax()
    const { body } = await order([{ productId, quantity: 1 }], { status: 'completed', paymentStatus: 'paid' })
    expect(body.data).toMatchObject({ status: 'pending', paymentStatus: 'pending' })
    const invented = await order([{ productId, quantity: 1 }], {
      paymentId: 'pi_inventato',
      status: 'completed',
    })
    expect([invented.status, invented.body.code]).toEqual([402, 'ORDER_UNPAID'])
  })
})

describe('a refused order', () => {
  test.each([0, -1, 1.5, 100, 1e9, '2', null, Number.MAX_SAFE_INTEGER])(
    'for a quantity of %o returns 400',
    async (quantity) => {
      const productId = await wax(200)
      const { status, body } = await order([{ productId, quantity }])
      expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
      expect(await stockOf(productId)).toBe(200)
    },
  )

  test('for more than 99 items of one product on two lines returns 400', async () => {
    const productId = await wax(200)
    const line = { productId, quantity: 60 }
    expect((await order([line, line])).status).toBe(400)
    expect(
      (
        await order([
          { productId, quantity: 40 },
          { productId: productId.toUpperCase(), quantity: 40 },
        ])
      ).status,
    ).toBe(201)
    expect(await stockOf(productId)).toBe(120)
  })

  test.each([
    [[], 'Il carrello è vuoto'],
    [undefined, 'Il carrello è vuoto'],
    [[{ productId: 'x', quantity: 1 }], 'Prodotto non valido'],
    [['x'], 'Prodotto non valido'],
  ])('for a cart of %o returns 400', async (items, message) => {
    const { status, body } = await order(items)
    expect([status, body.message]).toEqual([400, message])
  })

  test('for an inactive, deleted or unknown product returns 409', async () => {
    const inactive = await wax()
    const deleted = await wax()
    await query('UPDATE products SET is_active = false WHERE id = $1', [inactive])
    await query('UPDATE products SET deleted_at = now() WHERE id = $1', [deleted])
    const messages = await Promise.all(
      [inactive, deleted, crypto.randomUUID()].map(async (productId) => {
        const { status, body } = await order([{ productId, quantity: 1 }])
        return [status, body.message]
      }),
    )
    expect(messages).toEqual([
      [409, 'Cera opaca: non è più in vendita'],
      [409, 'Cera opaca: non è più in vendita'],
      [409, 'Un prodotto del carrello non è più in vendita'],
    ])
  })

  test.each([
    [undefined, 'Errore: dati cliente mancanti. Riprova con tutti i campi compilati.'],
    [{ ...payer, city: ' ', phone: undefined }, 'Campi cliente mancanti: Telefono, Città'],
    [{}, 'Campi cliente mancanti: Nome, Email, Telefono, Indirizzo, CAP, Città'],
    [{ ...payer, email: 'ada' }, 'Email non valida'],
    [{ ...payer, postalCode: '69' }, 'CAP non valido (min. 4 cifre)'],
    [{ ...payer, phone: '079' }, 'Numero di telefono troppo corto'],
    [{ ...payer, address: 'Via' }, 'Indirizzo troppo corto'],
  ])('without customer details returns 400: %o', async (customerDetails, message) => {
    const productId = await wax()
    const { status, body } = await order([{ productId, quantity: 1 }], { customerDetails })
    expect([status, body.message]).toEqual([400, message])
  })
})

describe('order access', () => {
  test('a client sees only the own orders, newest first, and 404 for others', async () => {
    const productId = await wax()
    const items = [{ productId, quantity: 1 }]
    const mine = await order(items, {}, {}, client.api)
    const later = await order(items, {}, {}, client.api)
    await order(items, { customerDetails: { ...payer, email: client.email } })
    const isOwners = { customerId: null, isDisputed: false }
    const shown = [mine.body.data, (await client.api.get(`/orders/${mine.body.data._id}`)).body.data]
    for (const data of [...shown, ...(await client.api.get('/orders')).body.data])
      expect(data).toMatchObject(isOwners)
    expect(mine.body.data.customerInfo.type).toBe('client')

    const { body } = await client.api.get('/products/orders?limit=1')
    expect(body.pagination).toEqual({ total: 2, page: 1, pages: 2 })
    expect(body.data.map(({ _id: id }: { _id: string }) => id)).toEqual([later.body.data._id])
    expect((await client.api.get('/orders?page=2&limit=1')).body.data).toHaveLength(1)
    expect((await client.api.get('/orders?status=delivered')).body.data).toEqual([])
    expect((await client.api.get('/orders?status=strano')).status).toBe(400)
    expect((await other.api.get('/orders')).body.pagination.total).toBe(0)

    const id = mine.body.data._id
    expect((await client.api.get(`/orders/${id}`)).body.data.orderNumber).toBe(mine.body.data.orderNumber)
    expect((await admin.api.get(`/orders/${id}`)).status).toBe(200)
    expect((await other.api.get(`/orders/${id}`)).status).toBe(404)
    expect((await visitor.get(`/orders/${id}`)).status).toBe(401)
    expect((await client.api.get('/orders/strano')).status).toBe(404)
  })

  test('the owner finds all orders by number, name and address', async () => {
    const productId = await wax()
    const customerDetails = { ...payer, name: 'Zoë Fàbregas', email: 'zoe@posta.test' }
    const placed = await order([{ productId, quantity: 1 }], { customerDetails })
    const found = async (search: string) =>
      (await admin.api.get(`/products/orders/admin?search=${encodeURIComponent(search)}`)).body.data.map(
        ({ orderNumber }: { orderNumber: string }) => orderNumber,
      )
    const { orderNumber } = placed.body.data
    for (const search of [orderNumber, 'zoe fabregas', 'ZOE@posta'])
      expect(await found(search)).toEqual([orderNumber])
    expect(await found('nessuno%')).toEqual([])
    expect((await admin.api.get('/products/orders/admin')).body.pagination.page).toBe(1)
    expect((await client.api.get('/products/orders/admin')).status).toBe(403)
  })

  test('open panels are notified of a new order and of each status change', async () => {
    const productId = await wax()
    const { heard, stop } = listenLive(shop)
    await heard()
    const { body } = await order([{ productId, quantity: 1 }])
    expect(await heard()).toContainEqual({ kind: 'orders' })
    await admin.api.patch(`/products/orders/${body.data._id}/status`, { status: 'confirmed' })
    expect(await heard()).toContainEqual({ kind: 'orders' })
    stop()
  })

  test('the order belongs to a customer created from it', async () => {
    const productId = await wax()
    const email = 'solo-ordini@posta.test'
    await order([{ productId, quantity: 1 }], { customerDetails: { ...payer, email } })
    const [row] = await query(
      'SELECT c.first_name, c.last_name, c.email FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.email = $1',
      [email],
    )
    expect(row).toEqual({ first_name: 'Ada', last_name: 'Neri', email })
  })
})

describe('the status of an order', () => {
  const statusOf = async (id: string, body: object) =>
    await admin.api.patch(`/products/orders/${id}/status`, body)

  test('can be set by the owner, and the customer gets mails for the important ones', async () => {
    const productId = await wax()
    const customerDetails = { ...payer, email: 'stati@posta.test' }
    const { body } = await order([{ productId, quantity: 1 }], { customerDetails })
    const id = body.data._id
    for (const status of ['confirmed', 'processing', 'shipped', 'delivered', 'processing']) {
      shop.clock.advance(1000)
      const changed = await statusOf(id, { status })
      expect([changed.status, changed.body.data?.status]).toEqual([200, status])
      await shop.sendMessages()
    }
    expect(await mailsTo('stati@posta.test')).toEqual(['order-confirmed', 'order-ready'])
    expect((await statusOf(id, { status: 'completed' })).status).toBe(400)
    const log = await query(
      `SELECT after ->> 'status' AS status FROM audit_log WHERE entity = 'order' AND entity_id = $1 ORDER BY id`,
      [id],
    )
    expect(log.map(({ status }) => status)).toEqual([
      'confirmed',
      'processing',
      'shipped',
      'delivered',
      'processing',
    ])
  })

  test('delivered records the cash payment once', async () => {
    const productId = await wax()
    const { body } = await order([{ productId, quantity: 2 }])
    const id = body.data._id
    expect((await statusOf(id, { status: 'delivered' })).body.data).toMatchObject({ paymentStatus: 'paid' })
    await statusOf(id, { status: 'shipped' })
    await statusOf(id, { status: 'delivered' })
    expect(await query('SELECT amount_centimes, method FROM payments WHERE order_id = $1', [id])).toEqual([
      { amount_centimes: 4800, method: 'cash' },
    ])
    const { body: day } = await admin.api.get('/payments/day?date=2026-03-11')
    expect(day.data.cash).toBeGreaterThanOrEqual(48)
  })

  test('cancelled returns the items once, and reserves them again when restored', async () => {
    const productId = await wax(3)
    const { body } = await order([{ productId, quantity: 2 }])
    const id = body.data._id
    const answers = await Promise.all([1, 2, 3].map(() => statusOf(id, { status: 'cancelled' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await stockOf(productId)).toBe(3)
    expect((await statusOf(id, { status: 'pending' })).status).toBe(200)
    expect(await stockOf(productId)).toBe(1)
    await statusOf(id, { status: 'cancelled' })
    await order([{ productId, quantity: 2 }])
    const refused = await statusOf(id, { status: 'confirmed' })
    expect([refused.status, refused.body.message]).toEqual([409, 'Cera opaca: disponibili solo 1'])
    expect((await admin.api.get(`/orders/${id}`)).body.data.status).toBe('cancelled')
    const moves = await query('SELECT sum(change)::int AS sum FROM stock_movements WHERE product_id = $1', [
      productId,
    ])
    expect(moves).toEqual([{ sum: -2 }])
  })

  test.each(['order-placed', 'order-confirmed', 'order-ready'])(
    'cancelled withholds the pending mail %s',
    async (template) => {
      const productId = await wax()
      const customerDetails = { ...payer, email: `${template}@posta.test` }
      const { body } = await order([{ productId, quantity: 1 }], { customerDetails })
      if (template !== 'order-placed')
        await statusOf(body.data._id, { status: template === 'order-ready' ? 'shipped' : 'confirmed' })
      expect(await mailsTo(customerDetails.email)).toEqual([template])
      shop.clock.advance(1000)
      await statusOf(body.data._id, { status: 'cancelled' })
      expect(await mailsTo(customerDetails.email)).toEqual(['order-cancelled'])
    },
  )

  test('cancelled passes its reason to the customer and the log', async () => {
    const productId = await wax()
    const customerDetails = { ...payer, email: 'motivo@posta.test' }
    const { body } = await order([{ productId, quantity: 1 }], { customerDetails })
    await statusOf(body.data._id, { status: 'cancelled', reason: 'Difettoso' })
    const mail = await newestMessage(shop, 'order-cancelled', customerDetails.email)
    expect(mail.payload).toMatchObject({ reason: 'Difettoso', refunded: 0 })
    expect(await auditEntries(shop, body.data._id)).toMatchObject([
      { before: { status: 'pending' }, after: { status: 'cancelled', reason: 'Difettoso' } },
    ])
  })

  test('set again sends no mail, takes no money and adds no log entry', async () => {
    const productId = await wax()
    const customerDetails = { ...payer, email: 'due-volte@posta.test' }
    const { body } = await order([{ productId, quantity: 1 }], { customerDetails })
    const id = body.data._id
    const log = async () => (await auditEntries(shop, id)).map(({ action }) => action)
    for (const status of ['confirmed', 'confirmed', 'delivered']) {
      shop.clock.advance(1000)
      expect((await statusOf(id, { status })).status).toBe(200)
      await shop.sendMessages()
    }
    expect(await mailsTo(customerDetails.email)).toEqual(['order-confirmed'])
    const [payment] = await query('SELECT id FROM payments WHERE order_id = $1', [id])
    await admin.api.post(`/payments/${payment.id}/refund`, { reason: 'Un gesto' })
    expect((await statusOf(id, { status: 'delivered' })).body.data.paymentStatus).toBe('refunded')
    expect(await query('SELECT id FROM payments WHERE order_id = $1', [id])).toEqual([payment])
    expect(await log()).toEqual(['status_changed', 'status_changed'])
  })

  test('cancelled names its actor in the stock history', async () => {
    const productId = await wax(3)
    const { body } = await order([{ productId, quantity: 2 }])
    await statusOf(body.data._id, { status: 'cancelled' })
    const history = await admin.api.get(`/products/${productId}/movements?limit=1`)
    expect(history.body.data).toMatchObject([{ cause: 'cancelled', change: 2, actor: 'Giulia Bianchi' }])
  })

  test('cancelled with refund returns the cash', async () => {
    const productId = await wax()
    const { body } = await order([{ productId, quantity: 1 }])
    const id = body.data._id
    await statusOf(id, { status: 'delivered' })
    const cancelled = await statusOf(id, { status: 'cancelled', refund: true, reason: 'Difettoso' })
    expect(cancelled.body.data).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      totals: { refunded: 24 },
    })
    const [order_id, by] = [id, admin.id]
    expect(
      await query(
        'SELECT r.requested_by FROM refunds r JOIN payments p ON p.id = payment_id WHERE order_id = $1',
        [order_id],
      ),
    ).toEqual([{ requested_by: by }])
    expect(await auditEntries(shop, id)).toContainEqual(
      expect.objectContaining({ action: 'refunded', before: { refunded: 0 }, after: { refunded: 24 } }),
    )
    await statusOf(id, { status: 'pending' })
    await statusOf(id, { status: 'delivered' })
    expect((await admin.api.get(`/orders/${id}`)).body.data).toMatchObject({
      status: 'delivered',
      paymentStatus: 'partially_refunded',
    })
  })

  test('returns 409 when another owner changed it first', async () => {
    const productId = await wax()
    const { body } = await order([{ productId, quantity: 1 }])
    const { _id: id, updatedAt } = body.data
    shop.clock.advance(1000)
    expect((await statusOf(id, { status: 'confirmed', updatedAt })).status).toBe(200)
    const late = await statusOf(id, { status: 'cancelled', updatedAt })
    expect([late.status, late.body.message]).toEqual([
      409,
      'Dati modificati da un altro utente. Ricarica la pagina.',
    ])
  })

  test('returns 404 for an unknown order, 403 to clients and 401 to visitors', async () => {
    const path = `/products/orders/${crypto.randomUUID()}/status`
    expect((await admin.api.patch(path, { status: 'confirmed' })).status).toBe(404)
    expect((await client.api.patch(path, { status: 'confirmed' })).status).toBe(403)
    expect((await visitor.patch(path, { status: 'confirmed' })).status).toBe(401)
  })
})

describe('the owner', () => {
  test('exports all orders as CSV', async () => {
    const productId = await product({ name: '=Formula', price: 5, quantity: 9 })
    const { body } = await order([{ productId, quantity: 2 }])
    const csv = await admin.api.get('/admin/exports/orders.csv')
    expect(csv.status).toBe(200)
    expect(csv.body).toContain(`${body.data.orderNumber};2026-03-11`)
    expect(csv.body).toContain('2 × =Formula;10.00;0.00')
    const path = `/products/orders/${body.data._id}/status`
    await admin.api.patch(path, { status: 'delivered' })
    await admin.api.patch(path, { status: 'cancelled', refund: true })
    expect((await admin.api.get('/admin/exports/orders.csv')).body).toContain('2 × =Formula;10.00;10.00')
    expect((await client.api.get('/admin/exports/orders.csv')).status).toBe(403)
  })

  test('gets the number of open orders', async () => {
    const before = (await admin.api.get('/products/orders/open')).body.data.count
    const productId = await wax()
    const { body } = await order([{ productId, quantity: 1 }])
    expect((await admin.api.get('/products/orders/open')).body.data.count).toBe(before + 1)
    await admin.api.patch(`/products/orders/${body.data._id}/status`, { status: 'cancelled' })
    expect((await admin.api.get('/products/orders/open')).body.data.count).toBe(before)
  })
})
