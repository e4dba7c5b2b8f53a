import type { Account, Delivery } from '../account.ts'
import { createDisturbances, type Disturbances } from './disturbances.ts'
import { presentEvent } from './events.ts'
import { signatureHeader } from './signature.ts'

const answerLimit = 10_000
const maxLogLength = 10_000

export type DeliveryAttempt = {
  eventId: string
  type: string
  url: string
  attempt: number
  status: number | null
  at: number
}

export type Deliveries = {
  dispatch(account: Account): void
  deliverAll(): Promise<void>
  resend(account: Account, eventId: string): Promise<void>
  pause(): void
  resume(): void
  disturbances: Disturbances
  attempts: DeliveryAttempt[]
  stop(): Promise<void>
}

type Options = { now: () => number; retryDelays: number[]; save: () => void }
type Waiting = { account: Account; timer?: NodeJS.Timeout }

/** Posts events to their endpoints concurrently and in no guaranteed order, as Stripe does. */
export function createDeliveries({ now, retryDelays, save }: Options): Deliveries {
  const attempts: DeliveryAttempt[] = []
  const disturbances = createDisturbances()
  const waiting = new Map<Delivery, Waiting>()
  const underWay = new Set<Promise<void>>()
  const known = new WeakSet<Delivery>()
  const stopping = new AbortController()
  let isPaused = false

  async function post(account: Account, delivery: Delivery): Promise<boolean> {
    const event = account.events.get(delivery.eventId)
    const endpoint = account.webhooks.find(({ url }) => url === delivery.url)
    if (!event || !endpoint) return false
    const payload = JSON.stringify(presentEvent(account, event), null, 2)
    const signature = signatureHeader(payload, endpoint.secrets, Math.floor(now() / 1_000))
    const status = await answerOf(endpoint.url, payload, signature, stopping.signal)
    const attempt = delivery.attempts + 1
    attempts.push({ eventId: event.id, type: event.type, url: endpoint.url, attempt, status, at: now() })
    if (attempts.length > maxLogLength) attempts.shift()
    return status !== null && status >= 200 && status < 300
  }

  function send(account: Account, delivery: Delivery): Promise<void> {
    clearTimeout(waiting.get(delivery)?.timer)
    waiting.delete(delivery)
    const work = attemptOnce(account, delivery).finally(() => underWay.delete(work))
    underWay.add(work)
    return work
  }

  async function attemptOnce(account: Account, delivery: Delivery): Promise<void> {
    const isTaken = await post(account, delivery)
    if (stopping.signal.aborted) return
    const delay = retryDelays[delivery.attempts]
    delivery.attempts += 1
    if (isTaken) {
      account.deliveries = account.deliveries.filter((other) => other !== delivery)
    } else if (delay === undefined) {
      delivery.status = 'failed'
    } else {
      later(account, delivery, delay)
    }
    save()
  }

  function later(account: Account, delivery: Delivery, milliseconds: number): void {
    const timer = setTimeout(() => {
      if (isPaused) waiting.set(delivery, { account })
      else void send(account, delivery)
    }, milliseconds)
    timer.unref()
    waiting.set(delivery, { account, timer })
  }

  function take(account: Account, delivery: Delivery): void {
    const type = account.events.get(delivery.eventId)?.type ?? ''
    const disturbance = disturbances.next(type)
    if (disturbance?.effect === 'drop') {
      delivery.status = 'dropped'
      save()
    } else if (disturbance?.effect === 'delay') {
      later(account, delivery, disturbance.milliseconds)
    } else if (disturbance?.effect === 'reorder') {
      waiting.set(delivery, { account })
      disturbance.hold(delivery, (held) => void sendInOrder(held))
    } else if (isPaused) {
      waiting.set(delivery, { account })
    } else {
      void send(account, delivery)
      if (disturbance?.effect === 'duplicate') void send(account, { ...delivery })
    }
  }

  async function sendInOrder(deliveries: Delivery[]): Promise<void> {
    for (const delivery of deliveries) {
      const held = waiting.get(delivery)
      if (held) await send(held.account, delivery)
    }
  }

  return {
    dispatch(account) {
      for (const delivery of account.deliveries) {
        if (delivery.status !== 'pending' || known.has(delivery)) continue
        known.add(delivery)
        take(account, delivery)
      }
    },
    async deliverAll() {
      disturbances.release()
      for (const [delivery, { account }] of waiting) void send(account, delivery)
      await Promise.all(underWay)
    },
    async resend(account, eventId) {
      const owed = account.deliveries.filter((delivery) => delivery.eventId === eventId)
      const taken = account.webhooks.filter(({ url }) => owed.every((delivery) => delivery.url !== url))
      const again = taken.map(({ url }): Delivery => ({ eventId, url, attempts: 0, status: 'pending' }))
      await Promise.all([...owed, ...again].map((delivery) => send(account, delivery)))
    },
    pause() {
      isPaused = true
    },
    resume() {
      isPaused = false
      for (const [delivery, { account, timer }] of waiting) if (!timer) void send(account, delivery)
    },
    disturbances,
    attempts,
    async stop() {
      stopping.abort()
      for (const { timer } of waiting.values()) clearTimeout(timer)
      await Promise.all(underWay)
    },
  }
}

async function answerOf(
  url: string,
  body: string,
  signature: string,
  stopping: AbortSignal,
): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      // A redirect does not count as received.
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(answerLimit)]),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}
