import { expect, inject, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { signIn } from '#tests/support/people.ts'
import { pictures } from '#tests/support/pictures.ts'
import { openShop, openTwin } from '#tests/support/shop.ts'

it('a product keeps its picture when the connection is cut in the answer to its commit', async () => {
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
