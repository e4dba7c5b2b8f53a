import { existsSync, readdirSync } from 'node:fs'

import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { maxPictureBytes } from '#shared/pictures.ts'
import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { signIn } from '#tests/support/people.ts'
import { brokenPictures, pictureForm, pictures } from '#tests/support/pictures.ts'
import { picturesOf } from '#tests/support/shop.ts'

const path = '/users/profile/image'
const shop = givenShop()
const giulia = givenPerson(shop)
const visitor = givenVisitor(shop)

const onDisk = () => {
  const folder = picturesOf(shop.databaseUrl)
  return existsSync(folder) ? readdirSync(folder).toSorted() : []
}
const fetchPicture = async (url: string) => await fetch(`${shop.url}${url}`)
const bytesOf = async (url: string) => {
  // The server, which runs in this process, opens only JPEG and PNG; its output is WebP.
  sharp.unblock({ operation: ['VipsForeignLoadWebp'] })
  return Buffer.from(await (await fetchPicture(url)).arrayBuffer())
}
const colourAt = async (picture: Buffer, left: number, top: number) => {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, , blue = 0] = data
  return red > blue ? 'red' : 'blue'
}

beforeEach(async () => {
  await giulia.api.delete(path)
  // The server removes files after it has answered.
  await vi.waitUntil(() => onDisk().length === 0)
})

describe('a profile picture', () => {
  it.each(['png', 'jpeg'] as const)(
    '%s is stored as square webp images with a public cache header',
    async (kind) => {
      const { status, body } = await giulia.api.post(path, pictureForm(await pictures[kind]()))
      expect([status, body.success, body.message]).toEqual([
        200,
        true,
        'Immagine profilo aggiornata con successo',
      ])
      const { url } = body.profileImage
      expect(url).toMatch(/^\/pictures\/[0-9a-f-]{36}-512\.webp$/)
      expect((await giulia.api.get('/auth/me')).body.profileImage).toEqual({ url })
      const answer = await fetchPicture(url)
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('cache-control'),
      ]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable'])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      for (const size of [128, 256, 512]) {
        const { width, height, format } = await sharp(
          await bytesOf(url.replace('512', String(size))),
        ).metadata()
        expect([width, height, format]).toEqual([size, size, 'webp'])
      }
    },
  )

  it('is rotated upright and stripped of metadata', async () => {
    const sent = await pictures.fromPhone()
    const { exif: written, orientation: side } = await sharp(sent).metadata()
    expect([written?.toString('latin1').includes('Telefono segreto'), side]).toEqual([true, 6])
    const { body } = await giulia.api.post(path, pictureForm(sent))
    const kept = await bytesOf(body.profileImage.url)
    const { exif, orientation, xmp, icc } = await sharp(kept).metadata()
    expect([exif, orientation, xmp, icc]).toEqual([undefined, undefined, undefined, undefined])
    expect(kept.toString('latin1')).not.toMatch(/Telefono|EXIF|GPS/)
    // Red was on the left before the picture was rotated clockwise; now it is on top.
    expect([await colourAt(kept, 256, 20), await colourAt(kept, 256, 490)]).toEqual(['red', 'blue'])
  })

  it('is cropped to the chosen part in upright orientation', async () => {
    const lower = { x: 100, y: 450, width: 200, height: 200 }
    const { body } = await giulia.api.post(path, pictureForm(await pictures.fromPhone(), { crop: lower }))
    const kept = await bytesOf(body.profileImage.url)
    expect([await colourAt(kept, 20, 20), await colourAt(kept, 490, 490)]).toEqual(['blue', 'blue'])
  })

  it('replaces the previous one and is deleted when removed', async () => {
    const first = (await giulia.api.post(path, pictureForm(await pictures.png()))).body.profileImage.url
    const second = (await giulia.api.post(path, pictureForm(await pictures.jpeg()))).body.profileImage.url
    expect(second).not.toBe(first)
    await expect.poll(onDisk).toHaveLength(3)
    expect((await fetchPicture(first)).status).toBe(404)
    const { status, body } = await giulia.api.delete(path)
    expect([status, body]).toEqual([
      200,
      { success: true, message: 'Immagine profilo rimossa con successo', profileImage: null },
    ])
    await expect.poll(onDisk).toEqual([])
    expect((await fetchPicture(second)).status).toBe(404)
    expect((await giulia.api.delete(path)).status).toBe(200)
  })

  it('of another user cannot be deleted', async () => {
    const other = await signIn(shop)
    const { body } = await other.api.post(path, pictureForm(await pictures.png()))
    await giulia.api.delete(path)
    expect((await other.api.get('/auth/me')).body.profileImage).toEqual(body.profileImage)
    await other.api.delete(path)
  })

  it('uploaded twice at once is stored once', async () => {
    const forms = [pictureForm(await pictures.png()), pictureForm(await pictures.jpeg())]
    const answers = await Promise.all(forms.map((form) => giulia.api.post(path, form)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await expect.poll(onDisk).toHaveLength(3)
    const { url } = (await giulia.api.get('/auth/me')).body.profileImage
    expect((await fetchPicture(url)).status).toBe(200)
  })
})

describe('a profile picture upload', () => {
  const wrongType = 'Solo immagini JPG e PNG sono permesse'
  it.each([
    ['svg', wrongType],
    ['webp', wrongType],
    ['text', wrongType],
    ...brokenPictures,
    ['none', "Scegli un'immagine da caricare"],
  ] as const)('is refused and not stored for %s', async (kind, message) => {
    const { status, body } = await giulia.api.post(path, pictureForm(await pictures[kind]()))
    expect([status, body.success, body.message]).toEqual([400, false, message])
    expect(onDisk()).toEqual([])
    expect((await giulia.api.get('/auth/me')).body.profileImage).toBeNull()
  })

  it('returns 400 above 5 MB, with or without a content length', async () => {
    const heavy = await pictures.heavy()
    expect(heavy.length).toBeGreaterThan(maxPictureBytes)
    const tooHeavy = [400, "L'immagine non può superare i 5MB"]
    const said = await giulia.api.post(path, pictureForm(heavy))
    expect([said.status, said.body.message]).toEqual(tooHeavy)
    const { body, type } = await unsized(pictureForm(heavy))
    const call = {
      method: 'POST',
      headers: { authorization: `Bearer ${giulia.token}`, 'content-type': type },
      body,
      duplex: 'half' as const,
    }
    const unsaid = await fetch(`${shop.url}/api${path}`, call)
    expect([unsaid.status, (await unsaid.json()).message]).toEqual(tooHeavy)
    expect(onDisk()).toEqual([])
  })

  it('is accepted at exactly 5 MB', async () => {
    const filled = Buffer.concat([await pictures.jpeg(), Buffer.alloc(maxPictureBytes)])
    const exact = await giulia.api.post(path, pictureForm(filled.subarray(0, maxPictureBytes)))
    expect(exact.status).toBe(200)
    const over = await giulia.api.post(path, pictureForm(filled.subarray(0, maxPictureBytes + 1)))
    expect(over.body.code).toBe('PICTURE_TOO_HEAVY')
  })

  it.each([
    ['no form', async () => ({}), 'PICTURE_MISSING'],
    [
      'a form without the picture field',
      async () => pictureForm(await pictures.png(), { part: 'photo' }),
      'PICTURE_MISSING',
    ],
    [
      'a crop that is no object',
      async () => pictureForm(await pictures.png(), { crop: 'tutto' }),
      'PICTURE_CROP_INVALID',
    ],
    [
      'a crop larger than the picture',
      async () => pictureForm(await pictures.png(), { crop: { x: 0, y: 0, width: 1e9, height: 5 } }),
      'PICTURE_CROP_INVALID',
    ],
  ])('returns 400 for %s', async (_what, form, code) => {
    const { status, body } = await giulia.api.post(path, await form())
    expect([status, body.code]).toEqual([400, code])
    expect(onDisk()).toEqual([])
  })

  it('returns 400 for two files in one form and for a truncated form', async () => {
    const form = pictureForm(await pictures.png())
    form.append('image', new Blob([new Uint8Array(await pictures.png())]), 'due.png')
    expect((await giulia.api.post(path, form)).status).toBe(400)
    const cut = await fetch(`${shop.url}/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${giulia.token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      body: '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc',
    })
    expect(cut.status).toBe(400)
    expect(onDisk()).toEqual([])
  })

  it('returns 401 for visitors', async () => {
    expect((await visitor.post(path, pictureForm(await pictures.png()))).status).toBe(401)
    expect((await visitor.delete(path)).status).toBe(401)
  })
})

describe('GET /pictures', () => {
  it.each(['/pictures/..%2f..%2fpackage.json', '/pictures/niente.webp', '/pictures/%00.webp', '/pictures/'])(
    'does not serve other files: %s',
    async (address) => {
      expect([400, 404]).toContain((await fetchPicture(address)).status)
    },
  )
})

async function unsized(form: FormData) {
  const whole = new Response(form)
  return { body: whole.body, type: whole.headers.get('content-type') ?? '' }
}
