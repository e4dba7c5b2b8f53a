import { beforeEach, expect } from 'vitest'

import type { Answer } from './api.ts'
import { changesOf } from './changes.ts'
import { sandboxOf } from './payments.ts'
import type { Shop } from './shop.ts'
import { minute } from './test-clock.ts'

const stripeId = /\b(pi|re|pyr|dp|du|ch|evt)_[A-Za-z0-9_]+/g

/**
 * `changesOf` for commands with orders and money: a minute later than what the test has prepared, with numbers of orders
 * relative to the newest one, so that a test says the same alone and after others.
 *
 * @returns `changes`, `refuses`, and `name` for ids, intents and references that the snapshot shall call by a name
 */
export function givenChanges(shop: Shop) {
  const names = new Map<string, string>()

  beforeEach(async () => {
    names.clear()
    shop.clock.set('2026-03-11T09:00:00+01:00')
    await shop.platform.rateLimits.flush()
    await shop.platform.database.pool.query('TRUNCATE rate_limits')
    if (shop.stripe) {
      sandboxOf(shop).webhooks.pause()
      await sandboxOf(shop).webhooks.deliverAll({})
    }
    await shop.platform.database.pool.query('UPDATE stripe_events SET handled_at = received_at')
  })

  const lastNumber = async (): Promise<number> => {
    const { rows } = await shop.platform.database.pool.query('SELECT max(last) AS last FROM order_numbers')
    return rows[0]?.last ?? 0
  }

  const changes = async (command: () => Promise<unknown>): Promise<string> => {
    shop.clock.advance(minute)
    await shop.platform.rateLimits.flush()
    const last = await lastNumber()
    const lines = await changesOf(shop, command, { names: Object.fromEntries(names) })
    let text = lines.replaceAll(/^\+ stripe_events .*\n?(?: {4}.*\n?)*/gm, '')
    for (const [id, word] of names) text = text.replaceAll(id, word)
    return text
      .replaceAll(/F4-\d{4}-(\d{5})/g, (_, number) => `F4-last${signed(Number(number) - last)}`)
      .replaceAll(/f4 \d{4} \d{5}/g, 'f4 …')
      .replace(/order_numbers \[\d+\]/, 'order_numbers')
      .replace(/last: \d+ → (\d+)/, (_, number) => `last${signed(Number(number) - last)}`)
      .replaceAll(stripeId, '$1_…')
      .trim()
  }

  return {
    changes,
    name: (known: Record<string, string>) => {
      for (const [word, id] of Object.entries(known)) names.set(id, word)
    },
    refuses: async (call: () => Promise<Answer>, expected: [status: number, code: string]): Promise<void> => {
      const changed = await changes(async () => {
        const { status, body } = await call()
        expect([status, body.code]).toEqual(expected)
      })
      expect(changed.replace(/^.*rate_limits .*$/gm, '').trim()).toBe('')
    },
  }
}

function signed(count: number): string {
  if (count === 0) return ''
  return count > 0 ? `+${count}` : String(count)
}
