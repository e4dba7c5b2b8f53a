import { expect, inject, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { openShop } from '#tests/support/shop.ts'

import { details, shopping } from './shopping.fixture.ts'

it('no third person is greeted in the words of a stranger', async () => {
  const post = await startMailServer()
  const shop = await openShop({ clusterUrl: inject('clusterUrl'), smtpUrl: post.url })
  try {
    const { product, order } = shopping(shop, apiOf(shop.url))
    const productId = await product({ name: 'Cera opaca', price: 24, quantity: 5 })
    const name = 'Hai\u2800vinto\u2800chiama\u2800+41900123456'
    const { status } = await order([{ productId, quantity: 1 }], { customerDetails: { ...details, name } })
    expect(status).toBe(201)
    await shop.sendMessages()
    const mail = (await post.mails()).find(({ recipients }) => recipients.includes(details.email))
    expect(mail?.text).toContain('Ciao,')
    expect(mail?.text).not.toMatch(/vinto|0900|900123/)
  } finally {
    await shop.close()
    await post.stop()
  }
})
