import { existsSync, readdirSync } from 'node:fs'

import { afterAll, beforeAll, beforeEach, inject } from 'vitest'

import { type Answer, type Api, apiOf, from } from '#tests/support/api.ts'
import { type MailServer, type ReceivedMail, startMailServer } from '#tests/support/mail-server.ts'
import { type Person, signIn } from '#tests/support/people.ts'
import { pictures } from '#tests/support/pictures.ts'
import { openShop, openTwin, picturesOf, type Shop } from '#tests/support/shop.ts'

import { pdf, sendPath, uploaded } from './forms.fixture.ts'

/** A shop of two processes that hands its mails to a server, empty before each test; everybody calls from elsewhere. */
export function givenApplicants() {
  const given: { post: MailServer; shop: Shop; twin: Shop; owner: Person } = Object.create(null)
  let callers = 0
  beforeAll(async () => {
    const post = await startMailServer()
    const shop = await openShop({
      clusterUrl: inject('clusterUrl'),
      smtpUrl: post.url,
      behindProxy: true,
      rateLimitScale: 1,
    })
    Object.assign(given, { post, shop, twin: await openTwin(shop), owner: await signIn(shop, 'admin') })
  })
  afterAll(async () => {
    await given.twin.close()
    await given.shop.close()
    await given.post.stop()
  })
  beforeEach(async () => {
    await query(`TRUNCATE rate_limits; DELETE FROM requests; DELETE FROM request_files; DELETE FROM messages`)
  })

  const elsewhere = () => from(`10.1.${(callers += 1) >> 8}.${callers & 255}`)
  async function query(text: string, values: unknown[] = []) {
    return (await given.shop.platform.database.pool.query(text, values)).rows
  }
  const send = async (content: Buffer, options: { folder?: string; name: string }): Promise<string> => {
    const answer = await uploaded(apiOf(given.shop.url), content, { headers: elsewhere(), ...options })
    return answer.body.secure_url
  }
  return {
    given,
    elsewhere,
    query,
    kept: () => query('SELECT * FROM requests ORDER BY id'),
    files: () => query('SELECT * FROM request_files ORDER BY name'),
    onDisk: () => {
      const folder = picturesOf(given.shop.databaseUrl)
      return existsSync(folder) ? readdirSync(folder) : []
    },
    apply: async (body: object, headers = elsewhere(), api: Api = apiOf(given.shop.url)): Promise<Answer> =>
      await api.post(sendPath, body, headers),
    /** @returns its address */
    photo: async (name = 'taglio.jpg') => await send(await pictures.jpeg(), { name }),
    cv: async () => await send(pdf(), { folder: 'curriculum', name: 'Nina Caratti.pdf' }),
    mailsTo: async (email: string): Promise<ReceivedMail[]> => {
      await given.shop.sendMessages()
      return (await given.post.mails()).filter(({ recipients }) => recipients.includes(email))
    },
  }
}

export const idOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)
