import { PgBoss } from 'pg-boss'

import type { Log } from '../log.ts'

/**
 * A background job: runs when asked for and on its cron line. Two processes may run it at once, and it must bear
 * that: a queue that allowed only one would stand still while a killed process still counts as busy.
 */
export type Job = {
  name: string
  /** Five fields, UTC. */
  cron?: string
  /** @param stopping long work ends early, with nothing half done */
  run(stopping?: AbortSignal): Promise<void>
}

/** A run that takes longer than the queue waits for it is not joined by a second one in this process. */
export function oneAtATime(job: Job): Job {
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
  /** Asks for a run soon; many requests in a row become one, and under load a job is asked for once in a second. */
  request(name: string): void
  stop(): Promise<void>
}

/** Milliseconds until a request leaves, and between two of one job. */
const requestDelay = 100
const requestPause = 1_000
/** Milliseconds that what a job is doing gets to end when the process stops: a mail on its way, for example. */
const patience = 15_000
/** For the driver: a network that has gone silent must end a statement some day. */
const connectionSettings = { keepAlive: true, query_timeout: 60_000 }

/** Starts the queue in the same database and works on these jobs. */
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
  /** When each job was last asked for, by the clock that never jumps. */
  const asked = new Map<string, number>()
  const send = (name: string) => {
    waiting.delete(name)
    asked.set(name, performance.now())
    boss.send(name).catch((error: unknown) => log.error({ err: error, job: name }, 'job not requested'))
  }
  return {
    request(name) {
      if (waiting.has(name)) return
      const pause = (asked.get(name) ?? -requestPause) + requestPause - performance.now()
      waiting.set(name, setTimeout(send, Math.max(requestDelay, pause), name).unref())
    },
    async stop() {
      for (const timer of waiting.values()) clearTimeout(timer)
      stopping.abort()
      await boss.stop({ graceful: true, timeout: patience })
    },
  }
}
