import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { describe, expect, test } from 'vitest'

import { givenPerson, givenShop } from '#tests/support/given.ts'

const shop = givenShop({ plan: null })
const admin = givenPerson(shop, 'admin')

async function operator(...words: string[]): Promise<{ said: string; exitCode: number }> {
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl, NODE_ENV: 'test' }
  return await promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words], { env }).then(
    ({ stdout }) => ({ said: stdout, exitCode: 0 }),
    ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({
      said: stdout + stderr,
      exitCode: code,
    }),
  )
}

const access = async () => (await admin.api.get('/subscriptions/check-access')).body.data

describe('the admin command', () => {
  test('activates a plan for two months', async () => {
    expect((await access()).hasAccess).toBe(false)
    expect(await operator('activate-plan', 'business', '2')).toMatchObject({ exitCode: 0 })
    // The command uses the machine's clock; the shop's clock stands in March.
    shop.clock.set(new Date().toISOString())
    const { rows } = await shop.platform.database.pool.query(
      'SELECT starts_at, ends_at, worth_centimes FROM plan_periods ORDER BY starts_at',
    )
    expect(rows).toMatchObject([{ worth_centimes: 4900 }, { worth_centimes: 4900 }])
    expect(rows[1].starts_at).toEqual(rows[0].ends_at)
  })

  test('sets who may book without a plan', async () => {
    await operator('clients-book-without-plan', 'on')
    await operator('block-guests-at-limit', 'on')
    const { rows } = await shop.platform.database.pool.query(
      'SELECT clients_book_without_plan, blocks_guests_at_limit FROM studio_settings',
    )
    expect(rows).toEqual([{ clients_book_without_plan: true, blocks_guests_at_limit: true }])
  })

  test.each([
    [['activate-plan'], 'Usage'],
    [['activate-plan', 'GRATIS'], 'There is no plan GRATIS'],
    [['activate-plan', 'STARTER', '99'], 'Usage'],
    [['clients-book-without-plan', 'maybe'], 'Usage'],
    [['drop-everything'], 'Usage'],
    [[], 'Usage'],
  ])('exits with 2 and a usage hint for %o', async (words, said) => {
    const answer = await operator(...words)
    expect(answer.exitCode).toBe(2)
    expect(answer.said).toContain(said)
  })
})
