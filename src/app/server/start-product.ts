import type { FastifyInstance } from 'fastify'

import { sendMessagesJob } from '#features/notifications/server/public.ts'
import { createSendMessagesJob } from '#features/notifications/server/send-messages.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import { startBundledPostgres } from '#platform/database/bundled-postgres.ts'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import type { Env } from '#platform/env.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import { type Jobs, startJobs } from '#platform/jobs/jobs.ts'
import { startLiveEvents } from '#platform/live/live-events.ts'
import { recordingMailer, smtpMailer } from '#platform/mail/mailer.ts'
import type { Platform } from '#platform/platform.ts'
import { installationSecret, secretsFrom } from '#platform/secrets.ts'

import { buildServer } from './build-server.ts'
import { cleanUpJob } from './clean-up.ts'
import { refuseDemo } from './demo-mark.ts'
import { messageTemplates } from './message-templates.ts'
import { seedShop } from './seed-shop.ts'

export type RunningProduct = { address: string; platform: Platform; stop(): Promise<void> }

/**
 * Database, migrations, seed, jobs, HTTP: everything that one process of the shop is.
 * @param clock only tests bring their own
 */
export async function startProduct(env: Env, clock: Clock = systemClock): Promise<RunningProduct> {
  const bundled = env.DATABASE_URL ? undefined : await startBundledPostgres(env.DATA_DIR)
  const connectionString = env.DATABASE_URL ?? bundled?.connectionString ?? ''
  let jobs: Jobs | undefined
  let app: FastifyInstance | undefined
  const database = openDatabase(connectionString, (error) =>
    app?.log.warn({ err: error }, 'idle connection lost'),
  )
  const live = await startLiveEvents(connectionString, database.pool, {
    error: (details, text) => app?.log.error(details, text),
  })
  const platform: Platform = {
    database,
    clock,
    secrets: secretsFrom(installationSecret(env.SESSION_SECRET, env.DATA_DIR)),
    rateLimits: createRateLimits(database.pool, env.RATE_LIMIT_SCALE),
    live,
    publicOrigin: originOf(env),
    mailsLeave: env.SMTP_URL !== undefined,
    requestJob: (name) => jobs?.request(name),
  }
  await migrate(database.db)
  if (env.NODE_ENV === 'production') {
    await refuseDemo(database.db).catch(async (error: unknown) => {
      await live.stop()
      await database.close()
      await bundled?.release()
      throw error
    })
  }
  await seedShop(platform, env)
  app = await buildServer(platform, env)
  const mailer = env.SMTP_URL ? smtpMailer(env.SMTP_URL, env.MAIL_FROM) : recordingMailer
  const work = [createSendMessagesJob(platform, mailer, messageTemplates), cleanUpJob(platform)]
  jobs = await startJobs(connectionString, work, app.log)
  // What an earlier process left behind.
  jobs.request(sendMessagesJob)
  const address = await app.listen({ port: env.PORT, host: env.HOST })
  return {
    address,
    platform,
    async stop() {
      await app?.close()
      await jobs?.stop()
      await live.stop()
      mailer.close()
      await database.close()
      await bundled?.release()
    },
  }
}

function originOf({ PUBLIC_ORIGIN: origin, HOST: host, PORT: port }: Env): string {
  return (
    origin ?? `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`
  ).replace(/\/+$/, '')
}
