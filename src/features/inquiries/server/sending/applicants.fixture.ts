import { existsSync, readdirSync } from 'node:fs'

import { beforeEach, expect } from 'vitest'

import { type Answer, type Api, apiOf, from } from '#tests/support/api.ts'
import { givenMailServer, givenPerson, givenShop, givenTwin } from '#tests/support/given.ts'
import type { ReceivedMail } from '#tests/support/mail-server.ts'
import { pictures } from '#tests/support/pictures.ts'
import { picturesOf } from '#tests/support/shop.ts'

import { pdf, sendPath, uploaded } from '../forms.fixture.ts'

export function givenApplicants() {
  const post = givenMailServer()
  const shop = givenShop(() => ({ smtpUrl: post.url, behindProxy: true, rateLimitScale: 1 }))
  const twin = givenTwin(shop)
  const owner = givenPerson(shop, 'admin')
  let callers = 0
  beforeEach(async () => {
    await query(`TRUNCATE rate_limits; DELETE FROM requests; DELETE FROM request_files; DELETE FROM messages`)
  })

  const elsewhere = () => from(`10.1.${(callers += 1) >> 8}.${callers & 255}`)
  async function query(text: string, values: unknown[] = []) {
    return (await shop.platform.database.pool.query(text, values)).rows
  }
  const kept = () => query('SELECT * FROM requests ORDER BY id')
  const onDisk = () => {
    const folder = picturesOf(shop.databaseUrl)
    return existsSync(folder) ? readdirSync(folder) : []
  }
  const apply = async (body: object, headers = elsewhere(), api: Api = apiOf(shop.url)): Promise<Answer> =>
    await api.post(sendPath, body, headers)
  const send = async (content: Buffer, options: { folder?: string; name: string }): Promise<string> => {
    const answer = await uploaded(apiOf(shop.url), content, { headers: elsewhere(), ...options })
    return answer.body.secure_url
  }
  return {
    shop,
    twin,
    owner,
    post,
    elsewhere,
    query,
    kept,
    files: () => query('SELECT * FROM request_files ORDER BY name'),
    onDisk,
    expectReplacedOnDisk: async (gone: string, added: string): Promise<void> => {
      await expect.poll(onDisk).not.toContain(`${idOf(gone)}.webp`)
      expect(onDisk()).toContain(`${idOf(added)}.webp`)
    },
    apply,
    expectTakenOnce: async (body: object, template: string): Promise<void> => {
      const answers = await Promise.all(
        [shop, twin, shop].map(({ url }) => apply(body, elsewhere(), apiOf(url))),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await kept()).toHaveLength(1)
      expect(await query('SELECT FROM messages WHERE template = $1', [template])).toHaveLength(1)
    },
    appliedWithImageHost: async (bodies: readonly object[], host = imageHost): Promise<number[]> => {
      await query('UPDATE studio_settings SET image_account = $1', [host])
      const statuses: number[] = []
      for (const body of bodies) statuses.push((await apply(body)).status)
      await query('UPDATE studio_settings SET image_account = NULL')
      return statuses
    },
    photo: async (name = 'taglio.jpg') => await send(await pictures.jpeg(), { name }),
    cv: async () => await send(pdf(), { folder: 'curriculum', name: 'Nina Caratti.pdf' }),
    mailsTo: async (email: string): Promise<ReceivedMail[]> => {
      await shop.sendMessages()
      return (await post.mails()).filter(({ recipients }) => recipients.includes(email))
    },
  }
}

/** The upload path contains the account, as Cloudinary's does. */
export const imageHost = {
  uploadUrl: 'https://api.host.test/v1_1/studio/image/upload',
  uploadPreset: 'p',
  folder: '',
}

export const idOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)
