import pg from 'pg'

import type { Log } from '../log.ts'
import { createSerialRunner } from '../serial-runner.ts'

export type LiveEvents = {
  /**
   * Tells all processes, in the order of the calls, a moment later and batched in one statement. Call it after the commit: a
   * NOTIFY inside a transaction serializes all such commits. An event lost with its process is harmless: the screens reload
   * every 30 seconds.
   */
  publish(event: object): void
  /** @returns a function that stops listening */
  subscribe(listener: (event: unknown) => void): () => void
  stop(): Promise<void>
}

const channel = 'live_events'
const publishDelay = 15
const reconnectDelay = 1_000
const heartbeat = { interval: 10_000, timeout: 5_000 }
/** PostgreSQL takes payloads below 8,000 bytes. */
const maxPayloadLength = 7_000

export const resyncEvent = { kind: 'resync' } as const

/** @param pool used to publish; listening takes a connection of its own */
export async function startLiveEvents(
  connectionString: string,
  pool: pg.Pool,
  log: Pick<Log, 'error'>,
): Promise<LiveEvents> {
  const listeners = new Set<(event: unknown) => void>()
  const waiting: string[] = []
  let client: pg.Client | undefined
  let reconnecting: NodeJS.Timeout | undefined
  let stopped = false

  const tell = (event: unknown) => {
    for (const listener of listeners) listener(event)
  }

  const connect = async () => {
    const connection = new pg.Client({
      connectionString,
      application_name: 'f4dezone-live',
      keepAlive: true,
      connectionTimeoutMillis: heartbeat.timeout,
      query_timeout: heartbeat.timeout,
    })
    connection.on('error', (error) => log.error({ err: error }, 'live events lost their connection'))
    connection.on('end', () => retry(connection))
    connection.on('notification', ({ payload = '' }) => {
      const event = parsed(payload)
      if (event !== undefined) tell(event)
    })
    client = connection
    try {
      await connection.connect()
      await connection.query(`LISTEN ${channel}`)
    } catch (error) {
      await connection.end().catch(() => undefined)
      throw error
    }
  }

  // A silent network does not close a connection, so the heartbeat asks.
  const beat = () => {
    const ping = client
    ping?.query('SELECT 1').catch(() => void ping.end().catch(() => undefined))
  }

  const retry = (lost: pg.Client) => {
    if (stopped || lost !== client || reconnecting) return
    reconnecting = setTimeout(() => {
      reconnecting = undefined
      connect().then(
        () => tell(resyncEvent),
        () => client && retry(client),
      )
    }, reconnectDelay)
    reconnecting.unref()
  }

  const tellWaiting = async () => {
    const payloads = waiting.splice(0)
    if (payloads.length === 0) return
    try {
      await pool.query(`SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload`, [
        channel,
        payloads,
      ])
    } catch (error) {
      log.error({ err: error }, 'live events not told')
    }
  }
  const telling = createSerialRunner(tellWaiting, publishDelay)

  await connect()
  const beating = setInterval(beat, heartbeat.interval)
  beating.unref()
  return {
    publish(event) {
      const payload = JSON.stringify(event)
      if (stopped || Buffer.byteLength(payload) > maxPayloadLength) return
      waiting.push(payload)
      telling.soon()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async stop() {
      stopped = true
      clearTimeout(reconnecting)
      clearInterval(beating)
      await telling.now()
      await client?.end()
    },
  }
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}
