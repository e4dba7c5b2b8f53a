import { describe, expect, test } from 'vitest'

import { type Answer, type Api, apiOf } from '#tests/support/api.ts'
import { givenDatabaseProxy, givenTwin } from '#tests/support/given.ts'
import type { Shop } from '#tests/support/shop.ts'

/** @param formOf returns a function that sends the same form of this person on each call */
export function describeCutDatabase(
  shop: Shop,
  formOf: (name: string) => (api: Api) => Promise<Answer>,
  contentType: string,
): void {
  describe('when the database connection is cut', () => {
    const proxy = givenDatabaseProxy(shop)
    const twin = givenTwin(shop, () => ({ databaseUrl: proxy.url }))
    const rowsOf = async (text: string, values: string[] = []) =>
      (await shop.platform.database.pool.query(text, values)).rows.length

    test.each([
      ['before the mail is written', 'question', 'insert into "messages"'],
      ['between the commit and the answer', 'answer', 'COMMIT'],
    ] as const)(
      '%s: inquiry and mail are stored together or not at all, and once after a retry',
      async (_when, direction, text) => {
        const name = `Taglio ${direction}`
        const send = formOf(name)
        const requests = () => rowsOf('SELECT FROM requests')
        const mails = () => rowsOf(`SELECT FROM messages WHERE payload ->> 'name' = $1`, [name])
        proxy.cutWhen(direction, text)
        const cut = await send(apiOf(twin.url))
        expect(proxy.struck).toBeGreaterThan(0)
        expect([cut.status, cut.headers.get('content-type')]).toEqual([503, contentType])
        expect(await mails()).toBe(await requests())
        proxy.mend()
        await expect.poll(async () => (await send(apiOf(twin.url))).status).toBe(200)
        expect([await requests(), await mails()]).toEqual([1, 1])
      },
    )
  })
}
