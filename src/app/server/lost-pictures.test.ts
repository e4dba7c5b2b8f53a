import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { filesOfPicture, pictureUrl } from '#shared/pictures.ts'
import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { pictureForm, pictures } from '#tests/support/pictures.ts'
import { picturesOf } from '#tests/support/shop.ts'

import { cleanUpJob } from './clean-up.ts'

const shop = givenShop()
const giulia = givenPerson(shop)
const marco = givenBarber(shop)
const owner = givenPerson(shop, 'admin')

it('unused pictures are deleted after a day, used ones stay', async () => {
  const form = async () => pictureForm(await pictures.png())
  const mine = (await giulia.api.post('/users/profile/image', await form())).body.profileImage.url
  const his = (await owner.api.post(`/barbers/${marco.id}/image`, await form())).body.profileImage.url
  const onSale = (await owner.api.post('/products', await productForm())).body.data
  const sold = pictureUrl(crypto.randomUUID())
  await shop.platform.database.pool.query(
    `WITH placed AS (
       INSERT INTO orders (order_number, status, name, pays_online, total_centimes, created_at, updated_at)
       VALUES ('F4-2026-00001', 'pending', 'Anna', false, 1990, now(), now()) RETURNING id
     )
     INSERT INTO order_items (order_id, product_id, position, name, image_url, price_centimes, quantity)
     SELECT id, $1, 0, 'Cera', $2, 1990, 1 FROM placed`,
    [onSale._id, sold],
  )
  const [lost, fresh] = [pictureUrl(crypto.randomUUID()), pictureUrl(crypto.randomUUID())]
  const { files } = shop.platform
  for (const name of [lost, fresh, sold].flatMap(filesOfPicture)) await files.save(name, Buffer.from('x'))
  const ofRequest = `${crypto.randomUUID()}.webp`
  const ofNoRequest = `${crypto.randomUUID()}.pdf`
  for (const name of [ofRequest, ofNoRequest]) await files.save(name, Buffer.from('x'))
  await shop.platform.database.pool.query(
    `INSERT INTO request_files (kind, file, name, bytes, created_at) VALUES ('photo', $1, 'x', 1, $2)`,
    [ofRequest, shop.clock.now()],
  )
  const twoDaysAgo = new Date(Date.now() - 48 * 3600_000)
  const folder = picturesOf(shop.databaseUrl)
  const old = [mine, his, lost, sold, onSale.imageUrl].flatMap(filesOfPicture)
  for (const name of [...old, ofRequest, ofNoRequest]) utimesSync(join(folder, name), twoDaysAgo, twoDaysAgo)

  await cleanUpJob(shop.platform).run()

  const kept = [mine, his, fresh, sold, onSale.imageUrl]
  expect(readdirSync(folder).toSorted()).toEqual([...kept.flatMap(filesOfPicture), ofRequest].toSorted())
})

async function productForm(): Promise<FormData> {
  const form = pictureForm(await pictures.png())
  for (const [name, text] of Object.entries({ name: 'Cera', price: '19.90', category: 'wax' }))
    form.append(name, text)
  return form
}
