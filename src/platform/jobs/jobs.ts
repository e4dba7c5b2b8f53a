import { PgBoss } from 'pg-boss'

import type { Log } from '../log.ts'

/**
 * A background job: runs on request and on its cron line. Two processes may run it at once, and it must cope with that: a queue
 * that allows only one would wait for a killed process that still counts as busy.
 */
export type Job = {
  name: string
  /** Five fields, UTC. */
  cron?: string
  /** @param stopping aborts long work early, with nothing half done */
  run(stopping?: AbortSignal): Promise<void>
}

/** Wraps a job so that this process never runs it twice at once, even when a run exceeds the queue's timeout. */
export function preventOverlap(job: Job): Job {
  let running: Promise<void> | undefined
  return {
    ...job,
    run(stopping) {
      running ??= job.run(stopping).finally(() => (running = undefined))
      return running
    },
  }
}

export type Jobs = {
  /** Requests a run soon. Requests in a row become one; under load at most one per second is sent for each job. */
  request(name: string): void
  stop(): Promise<void>
}

const requestDelay = 100
const requestPause = 1_000
/** Milliseconds that a running job gets to finish when the process stops, for a mail on its way for example. */
const timeout = 15_000
/** The driver needs a timeout, or a silent network would block a statement for ever. */
const connectionSettings = { keepAlive: true, query_timeout: 60_000 }

export async function startJobs(connectionString: string, jobs: readonly Job[], log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString,
    max: 4,
    application_name: 'f4dezone-jobs',
    ...connectionSettings,
    useListenNotify: true,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  const stopping = new AbortController()
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'short', notify: true, retryLimit: 3, expireInSeconds: 600 })
    await boss.work(job.name, { pollingIntervalSeconds: 2 }, async () => {
      try {
        await job.run(stopping.signal)
      } catch (error) {
        log.error({ err: error, job: job.name }, 'job failed')
        throw error
      }
    })
    if (job.cron) await boss.schedule(job.name, job.cron)
  }
  const waiting = new Map<string, NodeJS.Timeout>()
  const pending = new Map<string, number>()
  const send = (name: string) => {
    waiting.delete(name)
    pending.set(name, performance.now())
    boss.send(name).catch((error: unknown) => log.error({ err: error, job: name }, 'job not requested'))
  }
  return {
    request(name) {
      if (waiting.has(name)) return
      const pause = (pending.get(name) ?? -requestPause) + requestPause - performance.now()
      waiting.set(name, setTimeout(send, Math.max(requestDelay, pause), name).unref())
    },
    async stop() {
      for (const timer of waiting.values()) clearTimeout(timer)
      stopping.abort()
      await boss.stop({ graceful: true, timeout })
    },
  }
}
