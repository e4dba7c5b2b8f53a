import { expect, it } from 'vitest'

import { givenMailServer, givenShop, givenVisitor } from '#tests/support/given.ts'
import { payer } from '#tests/support/people.ts'

import { shopping } from './shopping.fixture.ts'

const post = givenMailServer()
const shop = givenShop(() => ({ smtpUrl: post.url }))
const { product, order } = shopping(shop, givenVisitor(shop))

it('the order mail does not greet with words injected into the name', async () => {
  const productId = await product({ name: 'Cera opaca', price: 24, quantity: 5 })
  const name = 'Hai\u2800vinto\u2800chiama\u2800+41900123456'
  const { status } = await order([{ productId, quantity: 1 }], { customerDetails: { ...payer, name } })
  expect(status).toBe(201)
  await shop.sendMessages()
  const mail = (await post.mails()).find(({ recipients }) => recipients.includes(payer.email))
  expect(mail?.text).toContain('Ciao,')
  expect(mail?.text).not.toMatch(/vinto|0900|900123/)
})
