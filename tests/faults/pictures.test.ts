import { once } from 'node:events'
import { request } from 'node:http'

import { expect, inject, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { startApp, until } from '#tests/support/app-process.ts'
import { createDatabase } from '#tests/support/cluster.ts'
import { startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { signIn } from '#tests/support/people.ts'
import { manyScans, pictures } from '#tests/support/pictures.ts'
import { openShop, openTwin } from '#tests/support/shop.ts'

it('a product keeps its picture when the connection is cut at commit', async () => {
  const shop = await openShop({ clusterUrl: inject('clusterUrl') })
  const proxy = await startDatabaseProxy(shop.databaseUrl)
  const twin = await openTwin(shop, { databaseUrl: proxy.url })
  try {
    const { token } = await signIn(shop, 'admin')
    const image = new Blob([new Uint8Array(await pictures.png())], { type: 'image/png' })
    const create = async () => {
      const form = new FormData()
      for (const [name, text] of Object.entries({ name: 'Cera', price: '19.90', category: 'wax' }))
        form.append(name, text)
      form.append('image', image, 'cera.png')
      return await apiOf(twin.url, token).post('/products', form, { 'idempotency-key': 'k1' })
    }
    proxy.cutWhen('answer', 'COMMIT')
    expect((await create()).status).toBe(503)
    expect(proxy.struck).toBe(1)
    const { status, body } = await create()
    expect(status).toBe(201)
    expect((await fetch(`${shop.url}${body.data.imageUrl}`)).status).toBe(200)
  } finally {
    await twin.close()
    await proxy.stop()
    await shop.close()
  }
})

it('a stopping process answers waiting pictures with 503 and exits', { timeout: 120_000 }, async () => {
  const { url: databaseUrl, drop } = await createDatabase(inject('clusterUrl'))
  const app = await startApp({ DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback' })
  try {
    const picture = manyScans(40, 3_000)
    const answers: number[] = []
    const send = (number: number) => startUpload(app.url, `203.0.113.${number}`, picture)
    const coming = send(9)
    const sent = await Promise.all([1, 2, 3, 4, 5].map(send))
    for (const { finish, status } of sent) {
      finish()
      void status.then((answer) => answers.push(answer))
    }
    await until(() => answers.length === 1)
    const stopped = app.stop('SIGTERM')
    await until(() => answers.includes(503))
    const { finish, status } = await coming
    finish()
    expect(await status).toBe(503)
    await stopped
    expect(answers.toSorted((one, other) => one - other)).toEqual([200, 200, 503, 503, 503])
    expect(app.child.exitCode).toBe(0)
  } finally {
    await app.stop('SIGKILL')
    await drop()
  }
})

async function startUpload(url: string, address: string, picture: Buffer) {
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const file = 'name="file"; filename="a.png"\r\nContent-Type: image/png'
  const call = request(`${url}/api/images/upload`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-forwarded-for': address },
  })
  const status = once(call, 'response').then(([answer]) => Number(answer.resume().statusCode))
  const start = `${field('upload_preset', 'studio')}${field('folder', 'portfolio')}--x\r\nContent-Disposition: form-data; ${file}\r\n\r\n`
  await new Promise<void>((resolve) => call.write(Buffer.from(start), () => resolve()))
  return {
    finish: () => call.end(Buffer.concat([picture, Buffer.from('\r\n--x--\r\n')])),
    status,
  }
}
