import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { buildServer } from '#app/server/build-server.ts'
import { messageRules } from '#app/server/message-kinds.ts'
import { messageTemplates } from '#app/server/message-templates.ts'
import { seedShop } from '#app/server/seed-shop.ts'
import { createSendMessagesJob } from '#features/messages/server/send-messages.ts'
import { createOfferFreedSlotsJob } from '#features/waiting-list/server/offer-freed-slots.ts'
import { openDatabase } from '#platform/database/database.ts'
import { readEnv } from '#platform/env.ts'
import { filesOnDisk } from '#platform/files/files.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import { startLiveEvents } from '#platform/live/live-events.ts'
import { recordingMailer, smtpMailer } from '#platform/mail/mailer.ts'
import type { Platform } from '#platform/platform.ts'
import { type Secrets, secretsFrom } from '#platform/secrets.ts'
import { smsSenderOf, type TwilioSettings } from '#platform/sms/sms-sender.ts'
import { noPayments, type PaymentProviders } from '#platform/stripe/payment-provider.ts'
import type { StripeSandbox } from '#sandbox/stripe/stripe-sandbox.ts'

import { createDatabase, filledTemplate } from './cluster.ts'
import { openTestPayments, paymentJobs, type PaymentOptions } from './payments.ts'
import { givePlan, type PlanName } from './plan.ts'
import { createTestClock, type TestClock } from './test-clock.ts'

export type Shop = {
  url: string
  app: FastifyInstance
  platform: Platform
  clock: TestClock
  databaseUrl: string
  stripe: StripeSandbox | null
  payments: ReturnType<typeof paymentJobs>
  sendMessages: () => Promise<void>
  offerFreedTimes: () => Promise<void>
  close: () => Promise<void>
}

export type ShopOptions = {
  clusterUrl: string
  /** Time of the clock, which stands still. Default: Wednesday 11 March 2026, 09:00 in Lugano. */
  now?: string
  /** The active plan, without an end and without limits that a test could reach. null: none; 'demo': the demo's own. */
  plan?: PlanName | 'demo' | null
  demo?: boolean
  rateLimitScale?: number
  /** Trusts X-Forwarded-For, so that a test can call from many addresses, see `from` in api.ts. */
  behindProxy?: boolean
  smtpUrl?: string
  twilio?: TwilioSettings
  payments?: PaymentOptions | boolean
  logLevel?: string
  secrets?: Secrets
}

export const testSecret = 'a secret that only the tests know'

export const wednesdayMorning = '2026-03-11T09:00:00+01:00'

export async function openShop(options: ShopOptions): Promise<Shop> {
  const clock = createTestClock(options.now ?? wednesdayMorning)
  const { url: databaseUrl, drop } = await createDatabase(
    options.clusterUrl,
    options.demo ? await demoOf(options.clusterUrl, clock) : undefined,
  )
  const shop = await openProcess(databaseUrl, clock, options)
  const { plan = 'ENTERPRISE' } = options
  if (plan !== 'demo') await givePlan(shop, plan)
  return {
    ...shop,
    async close() {
      await shop.close()
      await drop()
      await rm(picturesOf(databaseUrl), { recursive: true, force: true })
    },
  }
}

/** Returns a template of the demo at this moment. Seeding takes half a second, so it runs once. */
async function demoOf(clusterUrl: string, clock: TestClock): Promise<string> {
  return await filledTemplate(clusterUrl, `demo ${clock.now().toISOString()}`, async (databaseUrl) => {
    const shop = await openProcess(databaseUrl, clock, { demo: true })
    await shop.close()
  })
}

/** @property databaseUrl a different address of the same database, see database-proxy.ts */
export type TwinOptions = Pick<ShopOptions, 'smtpUrl' | 'twilio' | 'secrets'> & { databaseUrl?: string }

export async function openTwin(
  shop: Shop,
  { databaseUrl = shop.databaseUrl, ...options }: TwinOptions = {},
): Promise<Shop> {
  return await openProcess(databaseUrl, shop.clock, options, shop.platform.payments)
}

export function picturesOf(databaseUrl: string): string {
  const [name = ''] = /test_[0-9a-f]{32}/.exec(databaseUrl) ?? []
  return join(tmpdir(), `f4dezone-pictures-${name}`)
}

async function openProcess(
  databaseUrl: string,
  clock: TestClock,
  options: Omit<ShopOptions, 'clusterUrl'>,
  stripeOfTwin?: PaymentProviders,
): Promise<Shop> {
  const {
    demo = false,
    rateLimitScale = 1000,
    smtpUrl,
    twilio = {},
    logLevel = 'silent',
    behindProxy = false,
    payments = false,
    secrets = secretsFrom(testSecret),
  } = options
  const env = readEnv({
    NODE_ENV: 'test',
    DEMO: String(demo),
    LOG_LEVEL: logLevel,
    ...(behindProxy ? { TRUST_PROXY: 'loopback' } : {}),
  })
  const stripe = payments ? await openTestPayments(clock, payments === true ? {} : payments) : null
  const sms = smsSenderOf({ ...env, ...twilio })
  const database = openDatabase(databaseUrl, () => undefined)
  // Twins share the folder, as they share the database.
  const files = filesOnDisk(picturesOf(databaseUrl))
  const live = await startLiveEvents(databaseUrl, database.pool, { error: () => undefined })
  const platform: Platform = {
    database,
    files,
    clock,
    secrets,
    rateLimits: createRateLimits(database.pool, rateLimitScale),
    live,
    publicOrigin: 'http://shop.test',
    mailsLeave: smtpUrl !== undefined,
    smsLeave: sms.delivers,
    payments: stripe?.providers ?? stripeOfTwin ?? noPayments,
    requestJob: () => undefined,
  }
  await seedShop(platform, env)
  const mailer = smtpUrl ? smtpMailer(smtpUrl, env.MAIL_FROM) : recordingMailer
  const app = await buildServer(platform, env, mailer, stripe?.sandbox)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  stripe?.connect(url)
  const sending = createSendMessagesJob(
    platform,
    { email: mailer, sms },
    messageTemplates,
    messageRules,
    app.log,
  )
  const offering = createOfferFreedSlotsJob(platform, messageRules, app.log)
  return {
    url,
    app,
    platform,
    clock,
    databaseUrl,
    stripe: stripe?.sandbox ?? null,
    payments: paymentJobs(platform, app),
    sendMessages: () => sending.run(),
    offerFreedTimes: () => offering.run(),
    async close() {
      mailer.close()
      await app.close()
      await stripe?.sandbox.stop()
      await live.stop()
      await database.close()
    },
  }
}
