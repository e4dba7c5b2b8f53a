import { expect, it } from 'vitest'

import { givenShop } from '#tests/support/given.ts'

import { attack } from './attack.ts'

/** `npm run fuzz` sends more calls: FUZZ_CALLS, FUZZ_SEED. */
const calls = Number(process.env['FUZZ_CALLS'] ?? 5_000)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)

const shop = givenShop({ demo: true, payments: true, rateLimitScale: 1_000_000 })

it(`${calls} random calls of all roles cause no 5xx, leak or delay (seed ${seed})`, async () => {
  const { findings, slowest, statuses } = await attack(shop, { calls, seed })
  process.stdout.write(
    `${calls} calls, seed ${seed}: slowest ${Math.round(slowest)} ms, ${JSON.stringify(statuses)}\n`,
  )
  const distinct = new Map(
    findings.map((finding) => [`${finding.call.method} ${finding.what.slice(0, 80)}`, finding]),
  )
  expect([...distinct.values()].slice(0, 20)).toEqual([])
  // Enough calls succeed, so the others are not all refused for the same reason.
  expect((statuses['200'] ?? 0) + (statuses['201'] ?? 0)).toBeGreaterThan(calls / 10)
}, 1_800_000)
