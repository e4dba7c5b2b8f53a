import { expect } from 'vitest'

import type { Shop } from './shop.ts'

export async function newestMessage(shop: Shop, template: string, recipient: string) {
  const { rows } = await shop.platform.database.pool.query(
    'SELECT payload, state FROM messages WHERE template = $1 AND recipient = $2 ORDER BY id DESC LIMIT 1',
    [template, recipient],
  )
  return rows[0]
}

export function expectParts(text: string | undefined, parts: readonly string[]): void {
  expect(parts.filter((part) => !text?.includes(part))).toEqual([])
}

export function nextLiveEvent({ platform }: Shop): Promise<unknown> {
  return new Promise((resolve) => {
    const stop = platform.live.subscribe((event) => {
      stop()
      resolve(event)
    })
  })
}

/** @returns the events for open screens since the last call; `stop` ends the subscription */
export function listenLive({ platform: { live } }: Shop) {
  const told: unknown[] = []
  const stop = live.subscribe((event) => told.push(event))
  const heard = async () => {
    // Events arrive in order: once the marker is here, so are all earlier ones.
    const marker = { marker: crypto.randomUUID() }
    live.publish(marker)
    await expect.poll(() => told).toContainEqual(marker)
    return told.splice(0)
  }
  return { heard, stop }
}

export async function auditEntries(shop: Shop, entityId: string) {
  const { rows } = await shop.platform.database.pool.query(
    'SELECT * FROM audit_log WHERE entity_id = $1 ORDER BY id',
    [entityId],
  )
  return rows
}
