import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'

import type { Product } from '../products.contract.ts'

const shop = givenShop()
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)

type Fields = Record<string, unknown>

async function sell(fields: Fields): Promise<string> {
  const { status, body } = await owner.api.post('/products', {
    category: 'wax',
    price: 19.5,
    inventory: { quantity: 3 },
    ...fields,
  })
  expect(status).toBe(201)
  return body.data._id
}

const found = async (query = '') => {
  const { status, body } = await visitor.get(`/products?${query}`)
  expect(status).toBe(200)
  return body.data.map(({ name }: Product) => name)
}

async function emptyShelves(): Promise<void> {
  await shop.platform.database.pool.query('TRUNCATE stock_movements, products CASCADE')
}

describe('public products', () => {
  beforeAll(async () => {
    await emptyShelves()
    await sell({ name: 'zenzero', category: 'shampoo' })
    await sell({ name: 'Émeraude', category: 'cologne' })
    await sell({ name: 'élite', category: 'shampoo' })
    await sell({ name: 'Ultimo', isFeatured: true, category: 'other' })
    await sell({ name: 'Nascosto', isActive: false, category: 'gel' })
    const gone = await sell({ name: 'Tolto', category: 'tools' })
    await owner.api.delete(`/products/${gone}`)
  })

  it('are sorted featured first, then by name in Italian order', async () => {
    expect(await found()).toEqual(['Ultimo', 'élite', 'Émeraude', 'zenzero'])
  })

  it('have the documented fields without owner data', async () => {
    const { body } = await visitor.get('/products?category=cologne')
    expect(body.data).toEqual([
      {
        _id: expect.any(String),
        name: 'Émeraude',
        brand: '',
        description: '',
        category: 'cologne',
        price: 19.5,
        images: [],
        imageUrl: null,
        isFeatured: false,
        inventory: { quantity: 3 },
      },
    ])
    const { _id: id } = body.data[0]
    expect((await visitor.get(`/products/${id}`)).body).toEqual({ success: true, data: body.data[0] })
  })

  it('are cached for a minute by proxies and answered with 304 for a known etag', async () => {
    for (const path of ['/products', '/products/categories']) {
      const { headers } = await visitor.get(path)
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60')
      const etag = headers.get('etag') ?? ''
      const again = await fetch(`${shop.url}/api${path}`, { headers: { 'if-none-match': etag } })
      expect(again.status).toBe(304)
    }
  })

  it('are filtered by category', async () => {
    expect(await found('category=shampoo')).toEqual(['élite', 'zenzero'])
    expect(await found('category=gel')).toEqual([])
    expect(await found('category=')).toHaveLength(4)
  })

  it('have only categories in use, in the documented order', async () => {
    const { body } = await visitor.get('/products/categories')
    expect(body).toEqual({ success: true, data: ['shampoo', 'cologne', 'other'] })
  })

  it('are paginated, twenty by default', async () => {
    const { body } = await visitor.get('/products?limit=3&page=2')
    expect(body.data.map(({ name }: Product) => name)).toEqual(['zenzero'])
    expect(body.pagination).toEqual({ total: 4, page: 2, pages: 2 })
    expect((await visitor.get('/products?page=9')).body).toMatchObject({
      data: [],
      pagination: { total: 4, page: 9, pages: 1 },
    })
    for (let n = 0; n < 20; n++) await sell({ name: `Molti ${n}`, category: 'accessories' })
    expect(await found('category=accessories')).toHaveLength(20)
    expect((await visitor.get('/products?limit=50')).body.data).toHaveLength(24)
  })

  it('are read by id while they are on sale', async () => {
    const all = (await owner.api.get('/products/admin/all?limit=100')).body.data
    const ids = all.map(({ _id }: Product) => _id)
    const { body } = await visitor.get(`/products?limit=100&ids=${[...ids, crypto.randomUUID()].join(',')}`)
    expect(body.data).toHaveLength(all.length - 1)
    expect(await found(`ids=${ids[0].toUpperCase()},`)).toHaveLength(1)
    expect(await found('ids=')).toEqual([])
  })

  it('are sent with no-store when read by id', async () => {
    const { headers } = await visitor.get(`/products?ids=${crypto.randomUUID()}`)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['category=parrucche', 'category', 'Categoria non valida'],
    [`search=${'x'.repeat(101)}`, 'search', 'La ricerca può avere al massimo 100 caratteri'],
  ])('return 400 for %s', async (query, field, message) => {
    const { status, body } = await visitor.get(`/products?${query}`)
    expect([status, body.errors[field]]).toEqual([400, message])
  })

  it.each(['limit=0', 'limit=101', 'limit=1.5', 'page=0', 'page=-1', 'page=x', 'ids=unsinn', 'page=1e9'])(
    'return 400 for the query %s',
    async (query) => {
      expect((await visitor.get(`/products?${query}`)).status).toBe(400)
    },
  )

  it('return 404 when hidden, deleted or unknown', async () => {
    const hidden = await sell({ name: 'Nascosto', isActive: false })
    const gone = await sell({ name: 'Tolto' })
    await owner.api.delete(`/products/${gone}`)
    for (const id of [hidden, gone, crypto.randomUUID(), 'unsinn']) {
      const { status, body } = await visitor.get(`/products/${id}`)
      expect([status, body.message]).toEqual([404, 'Prodotto non trovato'])
    }
  })
})

describe('a search', () => {
  beforeEach(emptyShelves)

  it('finds all words in name, brand or description, ignoring case and accents', async () => {
    await sell({ name: 'Cera opaca', brand: 'Résine', description: 'Tenuta forte' })
    await sell({ name: 'Cera lucida', brand: 'Altro' })
    for (const search of ['CERA resine', 'opaca', 'tenuta  Résine', ' forté '])
      expect(await found(`search=${encodeURIComponent(search)}`)).toEqual(['Cera opaca'])
    expect(await found('search=cera')).toHaveLength(2)
    expect(await found('search=cera+opaca+lucida')).toEqual([])
    expect(await found('search=')).toHaveLength(2)
  })

  it('sorts by match, then featured, then name', async () => {
    await sell({ name: 'Sapone', description: 'Con olio di mandorle' })
    await sell({ name: 'Spazzola', brand: 'Oliomio' })
    await sell({ name: 'Aglioliolio' })
    await sell({ name: 'Balsamo all’olio' })
    await sell({ name: 'Un olio', isFeatured: true })
    await sell({ name: 'Olio secco' })
    await sell({ name: 'Olio da barba' })
    await sell({ name: 'Oliò santo', isFeatured: true })
    expect(await found('search=olio')).toEqual([
      'Oliò santo',
      'Olio da barba',
      'Olio secco',
      'Un olio',
      'Balsamo all’olio',
      'Aglioliolio',
      'Spazzola',
      'Sapone',
    ])
    expect((await found('search=barba+olio'))[0]).toBe('Olio da barba')
  })

  it.each(['Zeta/olio', 'Zeta (olio)'])('matches the word in %s as a whole word', async (name) => {
    await sell({ name: 'Aglioliolio' })
    await sell({ name })
    expect(await found('search=olio')).toEqual([name, 'Aglioliolio'])
  })

  it('treats pattern characters literally', async () => {
    await sell({ name: 'Cento%' })
    await sell({ name: 'Anna_Lisa' })
    await sell({ name: 'Barra\\ccia' })
    await sell({ name: 'Niente' })
    for (const [sign, name] of [
      ['%', 'Cento%'],
      ['_', 'Anna_Lisa'],
      ['\\', 'Barra\\ccia'],
    ] as const)
      expect(await found(`search=${encodeURIComponent(sign)}`)).toEqual([name])
  })

  it('with many words returns an empty list', async () => {
    await sell({ name: 'Pettine' })
    expect(await found(`search=${encodeURIComponent('a b c d e f g h i j k l m n o p '.repeat(3))}`)).toEqual(
      [],
    )
  })
})
