import { z } from 'zod'

import type { Account } from '../account.ts'
import type { Engine } from '../engine.ts'
import { action } from './action.ts'

/** Of the next deliveries, or of the next ones of a type. */
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
    /** Never delivered, and not tried again. */
    drop: disturb('drop'),
    duplicate: disturb('duplicate'),
    /** Held back until so many have come together, then sent one after the other, the newest first. */
    reorder: disturb('reorder'),
    delay: action(selection.extend({ milliseconds: z.number() }), ({ count, type, milliseconds }) => {
      deliveries.disturbances.add('delay', count, { milliseconds, ...(type !== undefined && { type }) })
    }),
    pause: action(nothing, () => deliveries.pause()),
    resume: action(nothing, () => deliveries.resume()),
    /** One attempt for everything that waits, whatever it waits for; comes back when all are answered. */
    deliverAll: action(nothing, () => deliveries.deliverAll()),
    resend: action(z.object({ event: z.string(), account }), ({ event, account }) =>
      deliveries.resend(accountOf(account), event),
    ),
    /** From now on; the address of a shop under test is known only after it has started. */
    sendTo: action(z.object({ endpoints: z.array(endpoint), account }), ({ endpoints, account }) => {
      accountOf(account).webhooks = endpoints
    }),
    /** Several at once while a secret is being replaced. */
    useSecrets: action(z.object({ secrets: z.array(z.string()).min(1), account }), ({ secrets, account }) => {
      for (const endpoint of accountOf(account).webhooks) endpoint.secrets = [...secrets]
    }),
    /** Every attempt to deliver, oldest first. */
    attempts: action(nothing, () => [...deliveries.attempts]),
  }
}
