import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'
import type { Files } from './files/files.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { LiveEvents } from './live/live-events.ts'
import type { Secrets } from './secrets.ts'
import type { PaymentProviders } from './stripe/payment-provider.ts'

export type Platform = {
  database: Database
  files: Files
  clock: Clock
  secrets: Secrets
  rateLimits: RateLimits
  live: LiveEvents
  /** The public URL of the shop, without a trailing slash; links in mails start with it. */
  publicOrigin: string
  /** False: no mail server is configured; messages are only recorded. */
  mailsLeave: boolean
  smsLeave: boolean
  payments: PaymentProviders
  requestJob(name: string): void
}
