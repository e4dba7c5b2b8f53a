import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { givenPerson, givenShop } from '#tests/support/given.ts'
import { pictureForm, pictures } from '#tests/support/pictures.ts'

const shop = givenShop({ rateLimitScale: 1_000_000 })
const giulia = givenPerson(shop)
const luca = givenPerson(shop)

const big = Buffer.alloc(400_000, 1)
const cases: [string, (form: FormData) => void][] = [
  [
    'an invalid crop before a small file',
    (form) => (form.set('crop', '\u0000'), form.set('image', new Blob([Buffer.from('x')]), 'a.png')),
  ],
  [
    'an invalid crop before a large file',
    (form) => (form.set('crop', 'no'), form.set('image', new Blob([big]), 'a.png')),
  ],
  [
    'a crop of 900 kB',
    (form) => (
      form.set('crop', 'x'.repeat(900_000)),
      form.set('image', new Blob([Buffer.from('x')]), 'a.png')
    ),
  ],
  [
    'a long crop before a large file',
    (form) => (form.set('crop', 'x'.repeat(1000)), form.set('image', new Blob([big]), 'a.png')),
  ],
  [
    'a file of 900 kB that is no picture',
    (form) => form.set('image', new Blob([Buffer.alloc(900_000, 65)]), 'a.png'),
  ],
  [
    'a form of three parts',
    (form) => (form.set('a', '1'), form.set('b', '2'), form.set('image', new Blob([big]), 'a.png')),
  ],
  [
    'a form of two files',
    (form) => (form.set('image', new Blob([big]), 'a.png'), form.append('image', new Blob([big]), 'b.png')),
  ],
  ['a file in another field', (form) => form.set('other', new Blob([big]), 'a.png')],
  [
    'a file of 5 MB in another field',
    (form) => form.set('other', new Blob([Buffer.alloc(5_242_000)]), 'a.png'),
  ],
  ['a file in the field __proto__', (form) => form.set('__proto__', new Blob([big]), 'a.png')],
  [
    'a text in the field __proto__',
    (form) => (form.set('__proto__', 'x'), form.set('image', new Blob([big]), 'a.png')),
  ],
]

it.each(cases)(
  '%s returns 400 within four seconds',
  async (_what, fill) => {
    const form = new FormData()
    fill(form)
    const response = await fetch(`${shop.url}/api/users/profile/image`, {
      method: 'POST',
      headers: { authorization: `Bearer ${giulia.token}`, origin: 'http://shop.test' },
      body: form,
      signal: AbortSignal.timeout(4000),
    })
    expect(response.status).toBe(400)
  },
  10_000,
)

it('slow uploads do not block other uploads', async () => {
  const { port, hostname } = new URL(shop.url)
  const sockets = Array.from({ length: 8 }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write(
      `POST /api/users/profile/image HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: http://shop.test\r\nAuthorization: Bearer ${giulia.token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    )
    return socket
  })
  await sleep(500)
  const { status, body } = await luca.api.post('/users/profile/image', pictureForm(await pictures.png()))
  for (const socket of sockets) socket.destroy()
  expect([status, body.code]).toEqual([200, undefined])
})
