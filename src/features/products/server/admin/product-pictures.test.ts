import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterEach, describe, expect, it } from 'vitest'

import { filesOfPicture, maxPictureBytes } from '#shared/pictures.ts'
import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { payer, signIn } from '#tests/support/people.ts'
import { pictures } from '#tests/support/pictures.ts'
import { picturesOf } from '#tests/support/shop.ts'

import type { AdminProduct } from '../../products.contract.ts'

const shop = givenShop({ rateLimitScale: 1_000_000 })
const owner = givenPerson(shop, 'admin')
const partner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)

const onDisk = () => {
  const folder = picturesOf(shop.databaseUrl)
  return existsSync(folder) ? readdirSync(folder).toSorted() : []
}
const countOf = async () => (await owner.api.get('/products/admin/all')).body.pagination.total

type Texts = Record<string, string>
const fields: Texts = { name: 'Cera opaca', price: '19.90', category: 'wax' }

function form(texts: Texts, image?: Buffer, name = 'cera.png'): FormData {
  const sent = new FormData()
  for (const [field, text] of Object.entries(texts)) sent.append(field, text)
  if (image) sent.append('image', new Blob([new Uint8Array(image)], { type: 'image/png' }), name)
  return sent
}

async function created(texts: Texts = {}, image?: Buffer): Promise<AdminProduct> {
  const { status, body } = await owner.api.post('/products', form({ ...fields, ...texts }, image))
  expect(status).toBe(201)
  return body.data
}

afterEach(async () => {
  const { pool } = shop.platform.database
  await pool.query('TRUNCATE stock_claims, stock_movements, order_items, orders, products CASCADE')
  await shop.platform.files.remove(onDisk())
})

it('another picture with the same key returns 409', async () => {
  const header = { 'idempotency-key': crypto.randomUUID() }
  const send = async (image?: Buffer) =>
    (await owner.api.post('/products', form(fields, image), header)).status
  expect(await send()).toBe(201)
  expect(await send(await pictures.png())).toBe(409)
  expect(onDisk()).toEqual([])
})

it('the same picture sent twice with one key is stored once', async () => {
  const header = { 'idempotency-key': crypto.randomUUID() }
  const image = await pictures.png()
  const send = async () => (await owner.api.post('/products', form(fields, image), header)).body.data
  const first: AdminProduct = await send()
  expect((await send()).imageUrl).toBe(first.imageUrl)
  await expect.poll(onDisk).toEqual(filesOfPicture(first.imageUrl).toSorted())
})

describe('a product sent as a form', () => {
  it('is the same as one in JSON, with its picture', async () => {
    const stock = { quantity: '3', minQuantity: '1', isFeatured: 'true', isActive: 'false', brand: 'F4' }
    const product = await created(stock, await pictures.png())
    expect(product).toMatchObject({
      name: 'Cera opaca',
      brand: 'F4',
      price: 19.9,
      isActive: false,
      isFeatured: true,
      inventory: { quantity: 3, minQuantity: 1 },
      images: [{ url: product.imageUrl }],
    })
    expect(onDisk()).toEqual(filesOfPicture(product.imageUrl).toSorted())
    const response = await fetch(`${shop.url}${product.imageUrl}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  it('needs no picture and accepts an empty part', async () => {
    expect((await created()).images).toEqual([])
    const nameless = form(fields)
    nameless.append('image', new Blob([]), '')
    expect((await owner.api.post('/products', nameless)).status).toBe(201)
    expect(onDisk()).toEqual([])
  })

  it('accepts the stock as JSON', async () => {
    expect((await created({ inventory: '{"quantity":7}' })).inventory).toEqual({
      quantity: 7,
      minQuantity: 5,
    })
  })

  it.each([
    [{ name: '' }, 'name', 'Compila tutti i campi obbligatori'],
    [{ price: '' }, 'price', 'Compila tutti i campi obbligatori'],
    [{ category: '' }, 'category', 'Compila tutti i campi obbligatori'],
    [{ price: 'dodici' }, 'price', 'Il prezzo deve essere maggiore di zero, con al massimo due decimali'],
    [{ price: '-1' }, 'price', 'Il prezzo deve essere maggiore di zero, con al massimo due decimali'],
    [{ price: '10.555' }, 'price', 'Il prezzo deve essere maggiore di zero, con al massimo due decimali'],
    [{ category: 'parrucche' }, 'category', 'Categoria non valida'],
    [{ quantity: '1.5' }, 'inventory.quantity', 'La quantità deve essere un numero intero da 0 a 100000'],
    [{ description: 'è'.repeat(2001) }, 'description', 'La descrizione può avere al massimo 2000 caratteri'],
    [
      { description: 'x'.repeat(60_000) },
      'description',
      'La descrizione può avere al massimo 2000 caratteri',
    ],
    [{ inventory: '{' }, 'inventory', undefined],
    [{ inventory: '[1]' }, 'inventory', undefined],
    [{ isActive: 'forse' }, 'isActive', undefined],
  ])('returns 400 for %j and stores no picture', async (fault: Texts, field, message) => {
    const { status, body } = await owner.api.post(
      '/products',
      form({ ...fields, ...fault }, await pictures.png()),
    )
    expect([status, typeof body.errors[field]]).toEqual([400, 'string'])
    if (message) expect([body.message, body.errors[field]]).toEqual([message, message])
    expect([onDisk(), await countOf()]).toEqual([[], 0])
  })

  it('crops the picture to the chosen part and returns 400 for an invalid crop', async () => {
    const crop = JSON.stringify({ x: 0, y: 0, width: 100, height: 100 })
    expect((await created({ crop }, await pictures.png())).images).toHaveLength(1)
    const odd = await owner.api.post('/products', form({ ...fields, crop: 'tutto' }, await pictures.png()))
    expect([odd.status, odd.body.code]).toEqual([400, 'PICTURE_CROP_INVALID'])
  })
})

describe('an invalid picture', () => {
  async function expectRefused(kind: keyof typeof pictures, message: string): Promise<void> {
    const product = await created()
    const bytes = await pictures[kind]()
    for (const { status, body } of [
      await owner.api.post('/products', form(fields, bytes)),
      await owner.api.put(`/products/${product._id}`, form({ price: '99' }, bytes)),
    ])
      expect([status, body.message, body.errors]).toEqual([400, message, { image: message }])
    expect([onDisk(), await countOf()]).toEqual([[], 1])
    expect((await owner.api.get('/products/admin/all')).body.data).toEqual([product])
  }

  it.each(['svg', 'webp', 'text', 'pretender', 'halfJpeg', 'halfPng', 'none'] as const)(
    '%s is refused on create and change and not stored',
    (kind) => expectRefused(kind, 'Per favore seleziona un file immagine valido'),
  )

  it('with too many pixels is refused', () =>
    expectRefused('wide', "L'immagine ha troppi pixel: al massimo 12000 per lato e 50 milioni in tutto"))

  it('above 5 MB returns 400 with or without a content length; exactly 5 MB is accepted', async () => {
    const tooBig = [400, "L'immagine non deve superare i 5MB"]
    const filled = Buffer.concat([await pictures.jpeg(), Buffer.alloc(maxPictureBytes)])
    const exact = filled.subarray(0, maxPictureBytes)
    await created({}, exact)
    const over = await owner.api.post('/products', form(fields, filled.subarray(0, maxPictureBytes + 1)))
    expect([over.status, over.body.message]).toEqual(tooBig)
    const heavy = new Response(form(fields, Buffer.concat([filled, filled])))
    const type = heavy.headers.get('content-type') ?? ''
    const said = await owner.api.post('/products', form(fields, Buffer.concat([filled, filled])))
    expect([said.status, said.body.message]).toEqual(tooBig)
    const call = {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': type },
      body: heavy.body,
      duplex: 'half' as const,
    }
    const unsaid = await fetch(`${shop.url}/api/products`, call)
    expect([unsaid.status, (await unsaid.json()).message]).toEqual(tooBig)
    expect(onDisk()).toHaveLength(3)
  })
})

describe('an unusual form', () => {
  const big = Buffer.alloc(400_000, 1)
  const cases: [string, (sent: FormData) => void][] = [
    [
      'two files',
      (sent) => (sent.set('image', new Blob([big]), 'a.png'), sent.append('image', new Blob([big]), 'b')),
    ],
    ['twenty-one fields', (sent) => Array.from({ length: 21 }, (_, n) => sent.set(`f${n}`, 'x'))],
    [
      'a file under another name, too much of it',
      (sent) => sent.set('other', new Blob([Buffer.alloc(6_000_000)]), 'a'),
    ],
    ['__proto__', (sent) => sent.set('__proto__', 'x')],
    ['constructor as a file', (sent) => sent.set('constructor', new Blob([big]), 'a.png')],
    [
      'twenty-one fields before a long picture',
      (sent) => {
        for (let n = 0; n < 21; n++) sent.set(`f${n}`, 'x')
        sent.set('image', new Blob([Buffer.alloc(5_000_000)]), 'a.png')
      },
    ],
    ['a character that cannot be stored', (sent) => sent.set('description', 'a\u0000b')],
    ['nothing at all', (sent) => [...sent.keys()].forEach((key) => sent.delete(key))],
  ]

  it.each(cases)(
    'with %s returns 400 within five seconds and stores nothing',
    async (_what, fill) => {
      const sent = form(fields)
      fill(sent)
      const response = await fetch(`${shop.url}/api/products`, {
        method: 'POST',
        headers: { authorization: `Bearer ${owner.token}` },
        body: sent,
        signal: AbortSignal.timeout(5000),
      })
      expect(response.status).toBe(400)
      expect([onDisk(), await countOf()]).toEqual([[], 0])
    },
    10_000,
  )

  it('that is truncated returns 400', async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc'
    const headers = {
      authorization: `Bearer ${owner.token}`,
      'content-type': 'multipart/form-data; boundary=x',
    }
    for (const method of ['POST', 'PUT']) {
      const path = method === 'POST' ? '/products' : `/products/${crypto.randomUUID()}`
      expect((await fetch(`${shop.url}/api${path}`, { method, headers, body })).status).toBe(400)
    }
    expect(await countOf()).toBe(0)
  })

  it('whose sender disconnects frees its place', async () => {
    for (let round = 0; round < 5; round++) {
      for (const socket of await slowForms(owner.token, 2)) socket.destroy()
      await sleep(50)
    }
    await created({}, await pictures.png())
    expect(await countOf()).toBe(1)
  })

  it('that is slow does not block other senders', async () => {
    const sockets = await slowForms(owner.token, 8)
    const mine = await owner.api.post('/products', form(fields))
    const theirs = await partner.api.post('/products', form(fields, await pictures.png()))
    for (const socket of sockets) socket.destroy()
    expect([mine.status, theirs.status]).toEqual([503, 201])
  })

  it('returns 401 and 403 to others and stores nothing', async () => {
    const image = await pictures.png()
    const client = await signIn(shop)
    expect((await visitor.post('/products', form(fields, image))).status).toBe(401)
    expect((await client.api.post('/products', form(fields, image))).status).toBe(403)
    expect(onDisk()).toEqual([])
  })
})

async function slowForms(token: string, count: number) {
  const { port, hostname } = new URL(shop.url)
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write(
      `POST /api/products HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    )
    return socket
  })
  await sleep(500)
  return sockets
}

describe('the previous picture', () => {
  it('is deleted when replaced or removed', async () => {
    const product = await created({}, await pictures.png())
    const { body } = await owner.api.put(`/products/${product._id}`, form({}, await pictures.jpeg()))
    expect(body.data.imageUrl).not.toBe(product.imageUrl)
    await expect.poll(onDisk).toEqual(filesOfPicture(body.data.imageUrl).toSorted())
    const without = await owner.api.put(`/products/${product._id}`, { removesImage: true })
    expect(without.body.data).toMatchObject({ images: [], imageUrl: null })
    await expect.poll(onDisk).toEqual([])
    const log = await owner.api.get('/admin/audit?entity=product&limit=3')
    expect(log.body.data).toMatchObject([
      { action: 'updated', before: { photo: true }, after: { photo: false } },
      { action: 'updated', after: { photo: true } },
      { action: 'created', after: { photo: true } },
    ])
  })

  it('stays when the form has none or is refused', async () => {
    const product = await created({}, await pictures.png())
    await owner.api.put(`/products/${product._id}`, form({ price: '7' }))
    const stale = form({ updatedAt: '2020-01-01T00:00:00.000Z' }, await pictures.jpeg())
    expect((await owner.api.put(`/products/${product._id}`, stale)).status).toBe(409)
    expect(
      (await owner.api.put(`/products/${crypto.randomUUID()}`, form({}, await pictures.jpeg()))).status,
    ).toBe(404)
    expect(onDisk()).toEqual(filesOfPicture(product.imageUrl).toSorted())
  })

  it('is deleted with its product', async () => {
    const { _id } = await created({}, await pictures.png())
    await owner.api.delete(`/products/${_id}`)
    await expect.poll(onDisk).toEqual([])
  })

  it('stays while a payment for the product is open', async () => {
    const product = await created({ quantity: '3' }, await pictures.png())
    await shop.platform.database.pool.query(
      `WITH paying AS (
         INSERT INTO payments (purpose, account, amount_centimes, currency, state, created_at, updated_at)
         VALUES ('product_order', 'salon', 1990, 'CHF', 'open', now(), now()) RETURNING id
       )
       INSERT INTO stock_claims (product_id, quantity, payment_id, expires_at)
       SELECT $1, 1, id, now() FROM paying`,
      [product._id],
    )
    await owner.api.put(`/products/${product._id}`, { removesImage: true })
    await sleep(100)
    expect(onDisk()).toEqual(filesOfPicture(product.imageUrl).toSorted())
  })

  it('stays while an order shows it', async () => {
    const product = await created({ quantity: '3' }, await pictures.png())
    const items = [{ productId: product._id, quantity: 1 }]
    expect((await visitor.post('/orders', { items, customerDetails: payer })).status).toBe(201)
    const changed = await owner.api.put(`/products/${product._id}`, form({}, await pictures.jpeg()))
    await owner.api.delete(`/products/${product._id}`)
    await expect.poll(onDisk).toEqual(filesOfPicture(product.imageUrl).toSorted())
    expect(changed.body.data.imageUrl).not.toBe(product.imageUrl)
  })
})
