import { expect, test } from 'vitest'

import { givenPerson, givenShop } from '#tests/support/given.ts'

const shop = givenShop()
const owner = givenPerson(shop, 'admin')

test('the sitemap names the products that are sold, and none that is switched off or deleted', async () => {
  const add = async (name: string) => {
    const product = { name, category: 'wax', price: 19.5, inventory: { quantity: 3 } }
    const { body } = await owner.api.post('/products', product)
    return String(body.data._id)
  }
  const [sold, off, deleted] = [await add('Cera opaca'), await add('Cera lucida'), await add('Cera dura')]
  expect((await owner.api.put(`/products/${off}`, { isActive: false })).status).toBe(200)
  expect((await owner.api.delete(`/products/${deleted}`)).status).toBe(200)
  const map = await (await fetch(`${shop.url}/sitemap.xml`)).text()
  expect([sold, off, deleted].map((id) => map.includes(id))).toEqual([true, false, false])
})
