import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'

import { apiOf, from } from '#tests/support/api.ts'
import { givenShop } from '#tests/support/given.ts'
import { brokenPictures, pictures } from '#tests/support/pictures.ts'
import { picturesOf } from '#tests/support/shop.ts'

import { signedFileLink } from '../file-links.ts'
import { pdf, uploaded } from '../forms.fixture.ts'

const shop = givenShop({ behindProxy: true })
const strict = givenShop({ behindProxy: true, rateLimitScale: 1 })

let callers = 0
const elsewhere = () => from(`10.3.${(callers += 1) >> 8}.${callers & 255}`)
const send = async (content: Buffer, options: Parameters<typeof uploaded>[2] = {}) =>
  await uploaded(apiOf(shop.url), content, { headers: elsewhere(), ...options })
const rows = async () =>
  (await shop.platform.database.pool.query('SELECT * FROM request_files ORDER BY name')).rows
const onDisk = () => {
  const folder = picturesOf(shop.databaseUrl)
  return existsSync(folder) ? readdirSync(folder).toSorted() : []
}
const open = async (path: string) => await fetch(shop.url + path)
const seen = async (id: string) =>
  Buffer.from(await (await open(signedFileLink(shop.platform, id))).arrayBuffer())

beforeEach(async () => {
  await shop.platform.database.pool.query('DELETE FROM request_files')
  await shop.platform.files.remove(onDisk())
})

describe('a photo', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('%s is stored as WebP with its own address', async (kind) => {
    const { status, body } = await send(await pictures[kind](), { name: 'C:\\foto\\taglio.jpg' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ format: 'webp', width: expect.any(Number), height: expect.any(Number) })
    expect(body.secure_url).toBe(`http://shop.test/api/images/${body.public_id}`)
    expect(await rows()).toMatchObject([
      { id: body.public_id, request_id: null, kind: 'photo', name: 'taglio.jpg', bytes: body.bytes },
    ])
    expect(onDisk()).toEqual([`${body.public_id}.webp`])
  })

  it('is rotated, resized and stripped of metadata', async () => {
    const large = await sharp(await pictures.fromPhone())
      .resize(4_000)
      .keepMetadata()
      .jpeg()
      .toBuffer()
    expect((await sharp(large).metadata()).orientation).toBe(6)
    const { body } = await send(large)
    const kept = await seen(body.public_id)
    const { width, height, exif, xmp, icc, orientation, format } = await sharp(kept).metadata()
    expect([width, height, format]).toEqual([1_000, 2_000, 'webp'])
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(kept.toString('latin1')).not.toMatch(/Telefono|EXIF|GPS/)
  })

  it('is not enlarged when small', async () => {
    const { body } = await send(await pictures.webp())
    expect([body.width, body.height]).toEqual([60, 40])
  })
})

describe('a curriculum', () => {
  it('is stored unchanged and served as a download', async () => {
    const content = pdf()
    const { status, body } = await send(content, { folder: 'curriculum', name: "Ñina 'CV'; é.pdf" })
    expect([status, body.format]).toEqual([200, 'pdf'])
    const answer = await open(signedFileLink(shop.platform, body.public_id))
    expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      'application/pdf',
      `attachment; filename="_ina _CV__ _.pdf"; filename*=UTF-8''%C3%91ina%20%27CV%27%3B%20%C3%A9.pdf`,
    ])
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
  })
})

describe('a refused upload', () => {
  const wrongType = 'Sono accettati solo file JPG, PNG e WebP'
  it.each([
    ['svg', wrongType],
    ['text', wrongType],
    ['none', 'Scegli un file da caricare'],
    ...brokenPictures,
  ] as const)('of %s returns 400 and stores nothing', async (kind, message) => {
    const { status, body } = await send(await pictures[kind]())
    expect([status, body.error, body.message]).toEqual([400, { message }, message])
    expect([await rows(), onDisk()]).toEqual([[], []])
  })

  it('with a hundred million pixels returns 400 PICTURE_TOO_WIDE', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(400_000)
    const { status, body } = await send(bomb)
    expect([status, body.code, onDisk()]).toEqual([400, 'PICTURE_TOO_WIDE', []])
  })

  it.each([
    [
      'that is a photo as curriculum returns DOCUMENT_WRONG_TYPE',
      async () => await pictures.jpeg(),
      { folder: 'curriculum' },
      'DOCUMENT_WRONG_TYPE',
    ],
    [
      'of a truncated PDF returns DOCUMENT_WRONG_TYPE',
      async () => pdf().subarray(0, 300),
      { folder: 'curriculum' },
      'DOCUMENT_WRONG_TYPE',
    ],
    ['that is a PDF as photo returns PHOTO_WRONG_TYPE', async () => pdf(), {}, 'PHOTO_WRONG_TYPE'],
    [
      'with another preset returns UPLOAD_PRESET_UNKNOWN',
      async () => await pictures.jpeg(),
      { preset: 'mio' },
      'UPLOAD_PRESET_UNKNOWN',
    ],
    [
      'with another folder returns UPLOAD_FOLDER_UNKNOWN',
      async () => await pictures.jpeg(),
      { folder: '../pictures' },
      'UPLOAD_FOLDER_UNKNOWN',
    ],
  ])('%s', async (_what, content, options, code) => {
    const { status, body } = await send(await content(), options)
    expect([status, body.code, body.error.message]).toEqual([400, code, body.message])
    expect([await rows(), onDisk()]).toEqual([[], []])
  })

  it('above 10 MB returns 400; exactly 10 MB returns 200', async () => {
    const most = 10_485_760
    const filled = Buffer.concat([await pictures.jpeg(), Buffer.alloc(most)])
    expect((await send(filled.subarray(0, most))).status).toBe(200)
    const over = await send(filled.subarray(0, most + 1))
    expect([over.status, over.body.error.message]).toEqual([400, 'Il file non può superare i 10MB'])
  })

  it('of 55 MB returns 400 within two seconds from its content length', async () => {
    const started = performance.now()
    const { status, text } = await rawUpload({ length: 55 * 1_048_576, body: '--x\r\n' })
    expect([status, text.includes('Il file non può superare i 10MB')]).toEqual([400, true])
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  it('without a form, with no file, two files or a truncated form returns 400', async () => {
    const api = apiOf(shop.url)
    expect((await api.post('/images/upload', {}, elsewhere())).body.error.message).toBe(
      'Scegli un file da caricare',
    )
    const without = new FormData()
    without.append('upload_preset', 'studio')
    without.append('folder', 'portfolio')
    expect((await api.post('/images/upload', without, elsewhere())).body.code).toBe('FILE_MISSING')
    for (const name of ['a.jpg', 'b.jpg'])
      without.append('file', new Blob([new Uint8Array(await pictures.jpeg())]), name)
    expect((await api.post('/images/upload', without, elsewhere())).status).toBe(400)
    const cut = await rawUpload({
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    })
    expect([cut.status, JSON.parse(cut.text).error.message]).toEqual([400, 'La richiesta non è leggibile'])
    expect([await rows(), onDisk()]).toEqual([[], []])
  })
})

it('an aborted upload leaves no file and its place is free again', async () => {
  const { hostname, port } = new URL(shop.url)
  const { 'x-forwarded-for': address = '' } = elsewhere()
  for (let time = 0; time < 4; time++) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write(head({ length: 100_000, address }))
    await sleep(80)
    socket.destroy()
    await sleep(80)
  }
  const { status } = await uploaded(apiOf(shop.url), await pictures.png(), { headers: from(address) })
  expect(status).toBe(200)
  expect(onDisk()).toHaveLength(1)
})

it('slow uploads of one address get 503 but do not block other addresses', async () => {
  const { hostname, port } = new URL(shop.url)
  const { 'x-forwarded-for': address = '' } = elsewhere()
  const sockets = Array.from({ length: 8 }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write(head({ length: 100_000, address }))
    return socket
  })
  await sleep(400)
  const same = await uploaded(apiOf(shop.url), await pictures.png(), { headers: from(address) })
  const other = await send(await pictures.png())
  for (const socket of sockets) socket.destroy()
  expect([same.status, other.status]).toEqual([503, 200])
  expect(same.body.error.message).toBe('Servizio momentaneamente non disponibile. Riprova tra poco.')
})

it('waiting uploads return 503 when full, until they are ten minutes old', async () => {
  const { pool } = shop.platform.database
  await pool.query(
    `INSERT INTO request_files (kind, file, name, bytes, created_at) VALUES ('photo', 'x.webp', 'x', $1, now())`,
    [300 * 1_048_576],
  )
  const { status, body, headers } = await send(await pictures.png())
  expect([status, body.error.message]).toEqual([
    503,
    'In questo momento non possiamo ricevere altri file. Riprova più tardi.',
  ])
  expect(headers.get('retry-after')).toBe('600')
  await pool.query(`UPDATE request_files SET created_at = $1`, [
    new Date(shop.clock.now().getTime() - 11 * 60_000),
  ])
  expect((await send(await pictures.png())).status).toBe(200)
})

it('one address uploads at most forty files an hour', async () => {
  const headers = elsewhere()
  const statuses: number[] = []
  for (let time = 0; time < 41; time++)
    statuses.push((await uploaded(apiOf(strict.url), Buffer.from('x'), { headers })).status)
  expect([statuses.slice(0, 40).every((status) => status === 400), statuses[40]]).toEqual([true, 429])
})

describe('a stored file', () => {
  it('is served only by a signed link, for half an hour', async () => {
    const { body } = await send(await pictures.png())
    const id: string = body.public_id
    const link = signedFileLink(shop.platform, id)
    const answer = await open(link)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const { headers } = answer
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const other = signedFileLink(shop.platform, crypto.randomUUID())
    for (const path of [
      `/api/images/${id}`,
      new URL(body.secure_url).pathname,
      `/api/images/${id}${other.slice(other.indexOf('?'))}`,
      link.replace(/expires=\d+/, 'expires=99999999999'),
      link.replace('expires=', 'expires=0'),
      link.replace('expires=', 'expires[]='),
      `${link}x`,
      link.replace('signature=', 'signature=&signature='),
      '/api/images/unsinn',
      signedFileLink(shop.platform, crypto.randomUUID()),
      `/pictures/${id}.webp`,
      `/pictures/${id}-512.webp`,
    ])
      expect([path, (await open(path)).status]).toEqual([path, 404])
    shop.clock.advance(30 * 60_000 - 1_000)
    expect((await open(link)).status).toBe(200)
    shop.clock.advance(1_000)
    expect((await open(link)).status).toBe(404)
  })

  it('returns 404 when its file is missing', async () => {
    const { body } = await send(await pictures.png())
    await shop.platform.files.remove(onDisk())
    expect((await open(signedFileLink(shop.platform, body.public_id))).status).toBe(404)
  })
})

function head({ length, address }: { length: number; address: string }): string {
  const { host } = new URL(shop.url)
  return `POST /api/images/upload HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${address}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
}

async function rawUpload({ length, body }: { length?: number; body: string }) {
  const { hostname, port, host } = new URL(shop.url)
  const socket = connect(Number(port), hostname)
  socket.write(
    `POST /api/images/upload HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${elsewhere()['x-forwarded-for']}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length ?? body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
  const chunks: Buffer[] = []
  await new Promise<void>((done) => {
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      // With a declared length above the actual one, the server would wait for the rest.
      if (length !== undefined) done()
    })
    socket.on('close', () => done())
    socket.on('error', () => done())
  })
  socket.destroy()
  const answer = Buffer.concat(chunks).toString()
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]),
    text: answer.slice(answer.indexOf('\r\n\r\n') + 4),
  }
}
