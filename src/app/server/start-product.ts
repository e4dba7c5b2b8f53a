import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { remindCustomersJob } from '#features/appointments/server/remind-customers.ts'
import { sendMessagesJob } from '#features/messages/server/outbox.ts'
import { createSendMessagesJob } from '#features/messages/server/send-messages.ts'
import { releaseReservationsJob } from '#features/orders/server/release-reservations.ts'
import { createHandleEventsJob } from '#features/payments/server/provider-events.ts'
import { createReconcileJob } from '#features/payments/server/reconcile-payments.ts'
import { createSendRefundsJob } from '#features/payments/server/send-refunds.ts'
import { remindOwnersJob } from '#features/plans/server/remind-owners.ts'
import { createOfferFreedSlotsJob } from '#features/waiting-list/server/offer-freed-slots.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import { startBundledPostgres } from '#platform/database/bundled-postgres.ts'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import type { Env } from '#platform/env.ts'
import { filesOnDisk } from '#platform/files/files.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import { type Jobs, startJobs } from '#platform/jobs/jobs.ts'
import { startLiveEvents } from '#platform/live/live-events.ts'
import { recordingMailer, smtpMailer } from '#platform/mail/mailer.ts'
import { stopDrawing } from '#platform/pictures/drawing/drawing-queue.ts'
import type { Platform } from '#platform/platform.ts'
import { installationSecret, secretsFrom } from '#platform/secrets.ts'
import { smsSenderOf } from '#platform/sms/sms-sender.ts'

import { buildServer } from './build-server.ts'
import { cleanUpJob } from './clean-up.ts'
import { refuseDemo } from './demo/demo-mark.ts'
import { demoPayments } from './demo/demo-payments.ts'
import { messageRules } from './message-kinds.ts'
import { messageTemplates } from './message-templates.ts'
import { payables } from './payables.ts'
import { paymentProviders } from './payment-providers.ts'
import { seedShop } from './seed-shop.ts'

export type RunningProduct = { address: string; platform: Platform; stop(): Promise<void> }

/** @param clock set by tests only */
export async function startProduct(env: Env, clock: Clock = systemClock): Promise<RunningProduct> {
  /** Functions that stop the parts, in the order in which they are called. */
  const endings: (() => Promise<void> | void)[] = []
  const stop = async () => {
    for (const end of endings) {
      // A failure must not keep the other parts from stopping.
      await Promise.resolve()
        .then(end)
        .catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
    }
  }
  try {
    return { ...(await start(env, clock, (end) => endings.unshift(end))), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(
  env: Env,
  clock: Clock,
  atTheEnd: (end: () => Promise<void> | void) => void,
): Promise<Omit<RunningProduct, 'stop'>> {
  let jobs: Jobs | undefined
  let app: FastifyInstance | undefined
  const log = {
    warn: (error: Error, text: string) => app?.log.warn({ err: error }, text),
    error: (details: object, text: string) => app?.log.error(details, text),
  }
  const connectionString = env.DATABASE_URL ?? (await startDatabase(env, log, atTheEnd))
  await migrate(connectionString)
  const database = openDatabase(connectionString, (error) => log.warn(error, 'database connection lost'))
  atTheEnd(() => database.close())
  const rateLimits = createRateLimits(database.pool, env.RATE_LIMIT_SCALE)
  atTheEnd(() => rateLimits.flush())
  const live = await startLiveEvents(connectionString, database.pool, log)
  atTheEnd(() => live.stop())
  const { payments, sandbox } = await paymentProviders(env)
  atTheEnd(async () => await sandbox?.stop())
  const sms = smsSenderOf(env)
  const platform: Platform = {
    database,
    files: filesOnDisk(join(env.DATA_DIR, 'pictures')),
    clock,
    secrets: secretsFrom(installationSecret(env.SESSION_SECRET, env.DATA_DIR), env.SESSION_SECRET_FORMER),
    rateLimits,
    live,
    publicOrigin: originOf(env),
    mailsLeave: env.SMTP_URL !== undefined,
    smsLeave: sms.delivers,
    payments,
    requestJob: (name) => jobs?.request(name),
  }
  if (env.NODE_ENV === 'production') await refuseDemo(database.db)
  await seedShop(platform, env)
  if (sandbox && env.DEMO) sandbox.adopt(await demoPayments(database.db))
  const mailer = env.SMTP_URL ? smtpMailer(env.SMTP_URL, env.MAIL_FROM) : recordingMailer
  atTheEnd(() => mailer.close())
  app = await buildServer(platform, env, mailer, sandbox)
  const deps = { platform, payables }
  const work = [
    createSendMessagesJob(platform, { email: mailer, sms }, messageTemplates, messageRules, app.log),
    createHandleEventsJob(deps, app.log),
    createSendRefundsJob(deps, app.log),
    createReconcileJob(deps, app.log),
    remindOwnersJob(platform),
    releaseReservationsJob(platform),
    createOfferFreedSlotsJob(platform, messageRules, app.log),
    remindCustomersJob(platform),
    cleanUpJob(platform),
  ]
  jobs = await startJobs(connectionString, work, app.log)
  atTheEnd(() => jobs?.stop())
  // Sends messages that an earlier process left in the queue.
  jobs.request(sendMessagesJob)
  atTheEnd(() => app?.close())
  atTheEnd(stopDrawing)
  const address = await app.listen({ port: env.PORT, host: env.HOST })
  sandbox?.sendEventsTo(address)
  return { address, platform }
}

type Log = { warn(error: Error, text: string): void; error(details: object, text: string): void }

/** @returns the connection string of the bundled database */
async function startDatabase(
  { DATA_DIR }: Env,
  log: Log,
  atTheEnd: (end: () => Promise<void>) => void,
): Promise<string> {
  const bundled = await startBundledPostgres(DATA_DIR, (error) =>
    error
      ? log.error({ err: error }, 'the bundled database cannot be started again')
      : log.error({}, 'the bundled database had died and was started again'),
  )
  atTheEnd(() => bundled.release())
  return bundled.connectionString
}

function originOf({ PUBLIC_ORIGIN: origin, HOST: host, PORT: port }: Env): string {
  return (
    origin ?? `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`
  ).replace(/\/+$/, '')
}
