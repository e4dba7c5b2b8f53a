import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterEach, expect, test } from 'vitest'

import { givenShop } from '#tests/support/given.ts'
import { pictures } from '#tests/support/pictures.ts'

const shop = givenShop({ behindProxy: true, rateLimitScale: 1 })
const query = async (text: string, values: unknown[] = []) =>
  await shop.platform.database.pool.query(text, values)
let strangers = 0
const stranger = () => `10.9.${(strangers += 1) >> 8}.${strangers & 255}`
const open: Socket[] = []
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy()
  await query('TRUNCATE rate_limits')
  await sleep(300)
})

const parts = (file: Buffer) => {
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  return Buffer.concat([
    Buffer.from(
      `${field('upload_preset', 'studio')}${field('folder', 'portfolio')}--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    file,
    Buffer.from('\r\n--x--\r\n'),
  ])
}
const head = (length: number, address: string) =>
  `POST /api/images/upload HTTP/1.1\r\nHost: shop.test\r\nX-Forwarded-For: ${address}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`
const socketTo = () => {
  const { hostname, port } = new URL(shop.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  open.push(socket)
  return socket
}

async function hangUp(body: Buffer, after: number): Promise<void> {
  const socket = socketTo()
  await new Promise<void>((resolve) =>
    socket.write(Buffer.concat([Buffer.from(head(body.length, stranger())), body]), () => resolve()),
  )
  await sleep(after)
  socket.destroy()
}

async function letIn(tries: number): Promise<number> {
  let refused = 0
  const sockets = Array.from({ length: tries }, () => {
    const socket = socketTo()
    socket.on('data', () => (refused += 1))
    socket.write(head(100_000, stranger()))
    socket.write(
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
    )
    return socket
  })
  await sleep(1500)
  for (const socket of sockets) socket.destroy()
  await sleep(700)
  return tries - refused
}

test('eight concurrent uploads are accepted, also after many aborted ones', async () => {
  expect(await letIn(12)).toBe(8)
  const body = parts(await pictures.png())
  for (let time = 0; time < 60; time++) await hangUp(body, 2 + (time % 15))
  await sleep(2000)
  await query('TRUNCATE rate_limits')
  expect(await letIn(40)).toBe(8)
})
