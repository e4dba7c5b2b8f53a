import { beforeAll, describe, expect, it } from 'vitest'

import { type Api, apiOf } from '#tests/support/api.ts'
import { givenPerson, givenShop } from '#tests/support/given.ts'
import { signIn } from '#tests/support/people.ts'
import { nextLiveEvent } from '#tests/support/written.ts'

import type { AdminProduct } from '../../products.contract.ts'

const shop = givenShop()
const owner = givenPerson(shop, 'admin')
const partner = givenPerson(shop, 'admin')

beforeAll(async () => {
  await partner.api.put('/users/profile', { firstName: 'Ada', lastName: 'Neri', phone: '+41790000099' })
})

let count = 0
const newProduct = (fields: Record<string, unknown> = {}) => ({
  name: `Cera ${++count}`,
  price: 19.9,
  category: 'wax',
  ...fields,
})

async function created(fields: Record<string, unknown> = {}): Promise<AdminProduct> {
  const { status, body } = await owner.api.post('/products', newProduct(fields))
  expect(status).toBe(201)
  return body.data
}

const read = async (id: string): Promise<AdminProduct | undefined> => {
  const { body } = await owner.api.get('/products/admin/all?limit=100')
  return body.data.find(({ _id }: AdminProduct) => _id === id)
}
const stockOf = async (id: string) => (await read(id))?.inventory.quantity
const moves = async (id: string) => {
  const { body } = await owner.api.get(`/products/${id}/movements`)
  return body.data.map(({ cause, change, quantityAfter }: Record<string, unknown>) => [
    cause,
    change,
    quantityAfter,
  ])
}

describe('sent twice with one key after a lost answer', () => {
  const twice = async <Answer>(send: () => Promise<Answer>) => [
    await send(),
    ...(await Promise.all([send(), send()])),
  ]
  const key = () => ({ 'idempotency-key': crypto.randomUUID() })

  it('a product is created once', async () => {
    const [product, header] = [newProduct({ inventory: { quantity: 4 } }), key()]
    const answers = await twice(() => owner.api.post('/products', product, header))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1)
    expect(await moves(answers[0]?.body.data._id)).toEqual([['created', 4, 4]])
    expect((await partner.api.post('/products', product, header)).body.data._id).not.toBe(
      answers[0]?.body.data._id,
    )
  })

  it('stock is added once', async () => {
    const { _id: id } = await created({ inventory: { quantity: 4 } })
    const header = key()
    const answers = await twice(() =>
      owner.api.patch(`/products/${id}/inventory`, { quantity: 3, operation: 'add' }, header),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await stockOf(id)).toBe(7)
  })
})

describe('the products of the owner', () => {
  it.each([
    ['GET', '/products/admin/all'],
    ['POST', '/products'],
    ['PUT', `/products/${crypto.randomUUID()}`],
    ['DELETE', `/products/${crypto.randomUUID()}`],
    ['PATCH', `/products/${crypto.randomUUID()}/inventory`],
    ['GET', `/products/${crypto.randomUUID()}/movements`],
  ])('return 401 and 403 for others: %s %s', async (method, path) => {
    const call = (api: Api) => {
      if (method === 'GET') return api.get(path)
      if (method === 'DELETE') return api.delete(path)
      if (method === 'PATCH') return api.patch(path, { quantity: 1 })
      return method === 'POST' ? api.post(path, newProduct()) : api.put(path, newProduct())
    }
    expect((await call(apiOf(shop.url))).status).toBe(401)
    expect((await call((await signIn(shop)).api)).status).toBe(403)
    expect((await call((await signIn(shop, 'barber')).api)).status).toBe(403)
  })

  it('are created active, not featured, with stock 0 and a minimum of five', async () => {
    const { status, body } = await owner.api.post('/products', newProduct({ name: ' Cera opaca ' }))
    expect(status).toBe(201)
    expect(body).toEqual({
      success: true,
      message: 'Prodotto creato con successo!',
      data: {
        _id: expect.any(String),
        name: 'Cera opaca',
        brand: '',
        description: '',
        category: 'wax',
        price: 19.9,
        images: [],
        imageUrl: null,
        isFeatured: false,
        isActive: true,
        inventory: { quantity: 0, minQuantity: 5 },
        updatedAt: '2026-03-11T08:00:00.000Z',
      },
    })
  })

  it('ignore a picture address in the call', async () => {
    const imageUrl = 'https://evil.example/x.png'
    const product = await created({ imageUrl, images: [{ url: imageUrl }] })
    const { body } = await owner.api.put(`/products/${product._id}`, { imageUrl })
    expect([product.imageUrl, body.data.imageUrl, body.data.images]).toEqual([null, null, []])
  })

  const required = 'Compila tutti i campi obbligatori'
  const price = 'Il prezzo deve essere maggiore di zero, con al massimo due decimali'
  const quantity = 'La quantità deve essere un numero intero da 0 a 100000'
  it.each([
    [{ name: ' ' }, 'name', required],
    [{ name: null }, 'name', required],
    [{ name: 'x'.repeat(121) }, 'name', 'Il nome può avere al massimo 120 caratteri'],
    [{ price: null }, 'price', required],
    [{ price: '' }, 'price', required],
    [{ price: '12' }, 'price', price],
    [{ price: 0 }, 'price', price],
    [{ price: -1 }, 'price', price],
    [{ price: 0.001 }, 'price', price],
    [{ price: 10.555 }, 'price', price],
    [{ price: 10_000.01 }, 'price', 'Il prezzo può essere al massimo CHF 10’000.00'],
    [{ price: 1e300 }, 'price', 'Il prezzo può essere al massimo CHF 10’000.00'],
    [{ category: '' }, 'category', required],
    [{ category: 'parrucche' }, 'category', 'Categoria non valida'],
    [{ category: 7 }, 'category', 'Categoria non valida'],
    [{ brand: 'x'.repeat(61) }, 'brand', 'La marca può avere al massimo 60 caratteri'],
    [{ description: 'x'.repeat(2001) }, 'description', 'La descrizione può avere al massimo 2000 caratteri'],
    [{ inventory: { quantity: -1 } }, 'inventory.quantity', quantity],
    [{ inventory: { quantity: 1.5 } }, 'inventory.quantity', quantity],
    [{ inventory: { quantity: 1e9 } }, 'inventory.quantity', quantity],
    [{ inventory: { quantity: '3' } }, 'inventory.quantity', quantity],
    [{ inventory: { minQuantity: -1 } }, 'inventory.minQuantity', quantity],
    [{ minQuantity: 0.5 }, 'inventory.minQuantity', quantity],
  ])('return 400 for %j on create and change', async (fault, field, message) => {
    const product = await created()
    const total = async () => (await owner.api.get('/products/admin/all')).body.pagination.total
    const before = await total()
    for (const { status, body } of [
      await owner.api.post('/products', newProduct(fault)),
      await owner.api.put(`/products/${product._id}`, fault),
    ])
      expect([status, body.errors[field]]).toEqual([400, message])
    expect(await total()).toBe(before)
    expect(await read(product._id)).toEqual(product)
  })

  it.each(['name', 'price', 'category'])('require %s', async (field) => {
    const { status, body } = await owner.api.post('/products', newProduct({ [field]: undefined }))
    expect([status, body.message]).toEqual([400, required])
  })

  it.each([null, [], 'x', 7])('return 400 for the body %j', async (body) => {
    expect((await owner.api.post('/products', JSON.stringify(body), json)).status).toBe(400)
  })

  it.each([0.05, 0.01, 8.2, 19.99, 1234.56, 10_000])('accept a price of CHF %d', async (price) => {
    const { _id } = await created({ price })
    expect((await read(_id))?.price).toBe(price)
  })

  it('keep the fields not sent on a change', async () => {
    const product = await created({
      brand: 'F4',
      description: 'Opaca',
      inventory: { quantity: 7, minQuantity: 2 },
    })
    const { body } = await owner.api.put(`/products/${product._id}`, { price: 21, isFeatured: true })
    expect(body).toEqual({
      success: true,
      message: 'Prodotto aggiornato con successo!',
      data: { ...product, price: 21, isFeatured: true, updatedAt: expect.any(String) },
    })
  })

  it('return 409 for a change from a stale version', async () => {
    const { _id, updatedAt } = await created()
    shop.clock.advance(1000)
    const answers = [
      await owner.api.put(`/products/${_id}`, { price: 41, updatedAt }),
      await partner.api.put(`/products/${_id}`, { price: 42, updatedAt }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect(answers[1]?.body.message).toBe('Dati modificati da un altro utente. Ricarica la pagina.')
    expect((await read(_id))?.price).toBe(41)
  })

  it('accept one of two concurrent changes, 409 for the other', async () => {
    const { _id, updatedAt } = await created()
    shop.clock.advance(1000)
    const answers = await Promise.all(
      [owner, partner].map(({ api }, n) => api.put(`/products/${_id}`, { price: 50 + n, updatedAt })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
  })

  it('are deleted once and return 404 afterwards', async () => {
    const { _id } = await created({ inventory: { quantity: 2 } })
    expect((await owner.api.delete(`/products/${_id}`)).body).toEqual({
      success: true,
      message: 'Prodotto eliminato con successo!',
    })
    expect(await read(_id)).toBeUndefined()
    for (const answer of [
      await owner.api.delete(`/products/${_id}`),
      await owner.api.put(`/products/${_id}`, { price: 1 }),
      await owner.api.patch(`/products/${_id}/inventory`, { quantity: 1 }),
      await owner.api.get(`/products/${_id}/movements`),
    ])
      expect([answer.status, answer.body.message]).toEqual([404, 'Prodotto non trovato'])
  })

  it('return 404 for unknown ids', async () => {
    for (const id of ['unsinn', crypto.randomUUID()]) {
      expect((await owner.api.put(`/products/${id}`, { price: 1 })).status).toBe(404)
      expect((await owner.api.delete(`/products/${id}`)).status).toBe(404)
      expect((await owner.api.patch(`/products/${id}/inventory`, { quantity: 1 })).status).toBe(404)
      expect((await owner.api.get(`/products/${id}/movements`)).status).toBe(404)
    }
  })

  it('are listed by status, category and search, sorted by name', async () => {
    const brand = `Elenco${++count}`
    const make = (name: string, fields: object) => created({ name, brand, ...fields })
    await make('B attivo', { inventory: { quantity: 9 } })
    await make('C spento', { isActive: false, inventory: { quantity: 6 } })
    await make('A scarso', { inventory: { quantity: 5 }, isFeatured: false, category: 'gel' })
    await make('D vuoto', { isActive: false, inventory: { quantity: 0, minQuantity: 0 }, isFeatured: true })
    const names = async (query: string) => {
      const { body } = await owner.api.get(`/products/admin/all?search=${brand}&${query}`)
      return body.data.map(({ name }: AdminProduct) => name)
    }
    expect(await names('')).toEqual(['A scarso', 'B attivo', 'C spento', 'D vuoto'])
    expect(await names('status=all')).toHaveLength(4)
    expect(await names('status=active')).toEqual(['A scarso', 'B attivo'])
    expect(await names('status=inactive')).toEqual(['C spento', 'D vuoto'])
    expect(await names('status=low_stock')).toEqual(['A scarso', 'D vuoto'])
    expect(await names('category=gel')).toEqual(['A scarso'])
    expect((await owner.api.get(`/products/admin/all?search=${brand}&limit=3`)).body.pagination).toEqual({
      total: 4,
      page: 1,
      pages: 2,
    })
    for (const [query, message] of [
      ['status=sold', 'Stato non valido'],
      ['category=x', 'Categoria non valida'],
    ]) {
      const { status, body } = await owner.api.get(`/products/admin/all?${query}`)
      expect([status, body.message]).toEqual([400, message])
    }
  })
})

describe('the stock', () => {
  it('is set, added to or subtracted from, and set by default', async () => {
    const { _id, updatedAt } = await created({ inventory: { quantity: 4 } })
    shop.clock.advance(1000)
    const change = (body: object) => owner.api.patch(`/products/${_id}/inventory`, body)
    expect((await change({ quantity: 10 })).body).toMatchObject({
      success: true,
      data: { inventory: { quantity: 10, minQuantity: 5 } },
    })
    await change({ quantity: 5, operation: 'add' })
    await change({ quantity: 15, operation: 'subtract' })
    await change({ quantity: 0, operation: 'set' })
    expect(await moves(_id)).toEqual([
      ['subtracted', -15, 0],
      ['added', 5, 15],
      ['set', 6, 10],
      ['created', 4, 4],
    ])
    expect((await read(_id))?.updatedAt).toBe(updatedAt)
    await change({ quantity: 0, operation: 'add', minQuantity: 5 })
    expect((await read(_id))?.updatedAt).toBe(updatedAt)
    await change({ quantity: 0, operation: 'add', minQuantity: 9 })
    expect(await read(_id)).toMatchObject({ inventory: { quantity: 0, minQuantity: 9 } })
    expect((await read(_id))?.updatedAt).not.toBe(updatedAt)
  })

  it.each([
    [{ quantity: 5, operation: 'subtract' }, 'Le scorte non possono scendere sotto zero'],
    [{ quantity: 99_997, operation: 'add' }, 'Le scorte possono arrivare al massimo a 100000 pezzi'],
    [{ quantity: -1 }, 'La quantità deve essere un numero intero da 0 a 100000'],
    [{ quantity: 1.5 }, 'La quantità deve essere un numero intero da 0 a 100000'],
    [{ quantity: 100_001 }, 'La quantità deve essere un numero intero da 0 a 100000'],
    [{ quantity: '3' }, 'La quantità deve essere un numero intero da 0 a 100000'],
    [{}, 'La quantità deve essere un numero intero da 0 a 100000'],
    [{ quantity: 1, operation: 'steal' }, 'Operazione non valida'],
    [{ quantity: 1, minQuantity: -1 }, 'La quantità deve essere un numero intero da 0 a 100000'],
  ])('returns 400 for %j', async (body, message) => {
    const { _id } = await created({ inventory: { quantity: 4 } })
    const answer = await owner.api.patch(`/products/${_id}/inventory`, body)
    expect([answer.status, answer.body.message]).toEqual([400, message])
    expect(await stockOf(_id)).toBe(4)
    expect(await moves(_id)).toHaveLength(1)
  })

  it('stays consistent for concurrent changes', async () => {
    const { _id } = await created({ inventory: { quantity: 10 } })
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        (n % 2 === 0 ? owner : partner).api.patch(`/products/${_id}/inventory`, {
          quantity: 1,
          operation: n < 18 ? 'subtract' : 'add',
        }),
      ),
    )
    const done = answers.filter((answer) => answer.status === 200).length
    expect(answers.every((answer) => [200, 400].includes(answer.status))).toBe(true)
    const changes = (await owner.api.get(`/products/${_id}/movements?limit=100`)).body.data
    expect(changes).toHaveLength(done + 1)
    const sum = changes.reduce((pieces: number, { change }: { change: number }) => pieces + change, 0)
    expect(await stockOf(_id)).toBe(sum)
    const { body: log } = await owner.api.get('/admin/audit?entity=product&limit=100')
    const noted = log.data.filter(
      ({ entityId, action }: { entityId: string; action: string }) =>
        entityId === _id && action === 'updated',
    )
    const steps = noted.map(
      ({ before, after }: Record<'before' | 'after', { quantity: number }>) =>
        after.quantity - before.quantity,
    )
    expect(steps).toHaveLength(done)
    expect(steps.every((pieces: number) => Math.abs(pieces) === 1)).toBe(true)
  })

  it('in a form is applied as a difference to the value read', async () => {
    const { _id, updatedAt } = await created({ inventory: { quantity: 10 } })
    const sell = async (pieces: number) =>
      await shop.platform.database.pool.query(`UPDATE products SET quantity = quantity - $1 WHERE id = $2`, [
        pieces,
        _id,
      ])
    const save = (inventory: object) => owner.api.put(`/products/${_id}`, { inventory })
    await sell(3)
    expect((await save({ quantity: 10, quantityRead: 10 })).body.data.inventory.quantity).toBe(7)
    expect((await save({ quantity: 12, quantityRead: 10 })).body.data.inventory.quantity).toBe(9)
    const refused = await save({ quantity: 0, quantityRead: 10 })
    expect([refused.status, refused.body.code]).toEqual([400, 'STOCK_TOO_LOW'])
    expect((await save({ quantity: 4 })).body.data.inventory.quantity).toBe(4)
    expect((await save({ minQuantity: 1 })).body.data.inventory).toEqual({ quantity: 4, minQuantity: 1 })
    expect((await owner.api.put(`/products/${_id}`, { price: 3, updatedAt })).status).toBe(200)
  })

  it('is refused together with the rest of its form', async () => {
    const product = await created({ inventory: { quantity: 4 } })
    const { status } = await owner.api.put(`/products/${product._id}`, {
      price: 99,
      inventory: { quantity: 1, quantityRead: 9 },
    })
    expect(status).toBe(400)
    expect(await read(product._id)).toEqual(product)
  })

  it('history names the actor of each change', async () => {
    const { body: made } = await partner.api.post('/products', newProduct({ inventory: { quantity: 2 } }))
    const { _id: id } = made.data
    await owner.api.patch(`/products/${id}/inventory`, { quantity: 3, operation: 'add' })
    await partner.api.put(`/products/${id}`, { inventory: { quantity: 9 } })
    await partner.api.put(`/products/${id}`, { inventory: { quantity: 7, quantityRead: 9 } })
    const { body } = await owner.api.get(`/products/${id}/movements`)
    expect(body.data.map(({ cause, actor }: Record<string, unknown>) => [cause, actor])).toEqual([
      ['subtracted', 'Ada Neri'],
      ['set', 'Ada Neri'],
      ['added', 'Giulia Bianchi'],
      ['created', 'Ada Neri'],
    ])
  })

  it('history is newest first, in pages', async () => {
    const { _id } = await created({ inventory: { quantity: 2 } })
    await owner.api.patch(`/products/${_id}/inventory`, { quantity: 1, operation: 'add' })
    const { body } = await owner.api.get(`/products/${_id}/movements?limit=1`)
    expect(body).toEqual({
      success: true,
      data: [
        {
          _id: expect.any(String),
          at: shop.clock.now().toISOString(),
          change: 1,
          quantityAfter: 3,
          cause: 'added',
          actor: 'Giulia Bianchi',
          order: null,
        },
      ],
      pagination: { total: 2, page: 1, pages: 2 },
    })
  })
})

describe('changes by the owner', () => {
  it('are logged with the changed fields only', async () => {
    const { _id, name } = await created({ inventory: { quantity: 4 } })
    await owner.api.put(`/products/${_id}`, { price: 20, name })
    await owner.api.put(`/products/${_id}`, { price: 20 })
    await owner.api.patch(`/products/${_id}/inventory`, { quantity: 3 })
    await owner.api.patch(`/products/${_id}/inventory`, { quantity: 3, minQuantity: 2 })
    await owner.api.delete(`/products/${_id}`)
    const { body } = await owner.api.get('/admin/audit?entity=product&limit=5')
    expect(body.data).toMatchObject([
      { action: 'deleted', entityId: _id, entityName: name, after: null },
      { action: 'updated', before: { minQuantity: 5 }, after: { minQuantity: 2 } },
      { action: 'updated', before: { quantity: 4 }, after: { quantity: 3 } },
      { action: 'updated', before: { price: 19.9 }, after: { price: 20 } },
      { action: 'created', before: null, after: { name, price: 19.9, category: 'Cera', quantity: 4 } },
    ])
    expect(body.data[2].before).toEqual({ quantity: 4 })
    expect(body.data[3].before).toEqual({ price: 19.9 })
  })

  it('notify open screens', async () => {
    const { _id } = await created()
    const told = nextLiveEvent(shop)
    await owner.api.patch(`/products/${_id}/inventory`, { quantity: 3 })
    expect(await told).toEqual({ kind: 'shop' })
  })
})

const json = { 'content-type': 'application/json' }
