import { z } from 'zod'

import type { Account } from '../account.ts'
import type { Engine } from '../engine.ts'
import { action } from './action.ts'

const selection = z.object({ count: z.int().positive().default(1), type: z.string().optional() })
const endpoint = z.object({ url: z.url(), secrets: z.array(z.string()).min(1) })
const nothing = z.object({}).default({})
const account = z.string().optional()

export function webhookActions({ deliveries }: Engine, accountOf: (key: string | undefined) => Account) {
  const disturb = (effect: 'drop' | 'duplicate' | 'reorder') =>
    action(selection, ({ count, type }) => {
      deliveries.disturbances.add(effect, count, type === undefined ? {} : { type })
    })
  return {
    drop: disturb('drop'),
    duplicate: disturb('duplicate'),
    /** Holds deliveries back until `count` have been collected, then sends them one by one, newest first. */
    reorder: disturb('reorder'),
    delay: action(selection.extend({ milliseconds: z.number() }), ({ count, type, milliseconds }) => {
      deliveries.disturbances.add('delay', count, { milliseconds, ...(type !== undefined && { type }) })
    }),
    pause: action(nothing, () => deliveries.pause()),
    resume: action(nothing, () => deliveries.resume()),
    deliverAll: action(nothing, () => deliveries.deliverAll()),
    resend: action(z.object({ event: z.string(), account }), ({ event, account }) =>
      deliveries.resend(accountOf(account), event),
    ),
    /** Replaces the endpoints: a shop under test knows its address only after it has started. */
    sendTo: action(z.object({ endpoints: z.array(endpoint), account }), ({ endpoints, account }) => {
      accountOf(account).webhooks = endpoints
    }),
    /** Several secrets are in use while one is being replaced. */
    useSecrets: action(z.object({ secrets: z.array(z.string()).min(1), account }), ({ secrets, account }) => {
      for (const endpoint of accountOf(account).webhooks) endpoint.secrets = [...secrets]
    }),
    attempts: action(nothing, () => [...deliveries.attempts]),
  }
}
