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

it('pictures that belong to nobody go after a day; those of people and barbers stay, however old', async () => {
  const form = async () => pictureForm(await pictures.png())
  const mine = (await giulia.api.post('/users/profile/image', await form())).body.profileImage.url
  const his = (await owner.api.post(`/barbers/${marco.id}/image`, await form())).body.profileImage.url
  const [lost, fresh] = [pictureUrl(crypto.randomUUID()), pictureUrl(crypto.randomUUID())]
  const { files } = shop.platform
  for (const name of [...filesOfPicture(lost), ...filesOfPicture(fresh)])
    await files.save(name, Buffer.from('x'))
  const twoDaysAgo = new Date(Date.now() - 48 * 3600_000)
  const folder = picturesOf(shop.databaseUrl)
  for (const name of [mine, his, lost].flatMap(filesOfPicture))
    utimesSync(join(folder, name), twoDaysAgo, twoDaysAgo)

  await cleanUpJob(shop.platform).run()

  expect(readdirSync(folder).toSorted()).toEqual([mine, his, fresh].flatMap(filesOfPicture).toSorted())
})
