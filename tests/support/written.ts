import { expect } from 'vitest'

import type { Shop } from './shop.ts'

/** The newest message of that kind to that address, with what it says and whether it has left. */
export async function newestMessage(shop: Shop, template: string, recipient: string) {
  const { rows } = await shop.platform.database.pool.query(
    'SELECT payload, state FROM messages WHERE template = $1 AND recipient = $2 ORDER BY id DESC LIMIT 1',
    [template, recipient],
  )
  return rows[0]
}

/** All of it is there, in whatever order. */
export function expectParts(text: string | undefined, parts: readonly string[]): void {
  expect(parts.filter((part) => !text?.includes(part))).toEqual([])
}

/** What open screens hear next. */
export function nextLiveEvent({ platform }: Shop): Promise<unknown> {
  return new Promise((resolve) => {
    const stop = platform.live.subscribe((event) => {
      stop()
      resolve(event)
    })
  })
}

/** @returns what open screens have been told since the last call; `stop` ends the listening */
export function listenLive({ platform: { live } }: Shop) {
  const told: unknown[] = []
  const stop = live.subscribe((event) => told.push(event))
  const heard = async () => {
    // Once the marker is here, all that was told before it has arrived.
    const marker = { marker: crypto.randomUUID() }
    live.publish(marker)
    await expect.poll(() => told).toContainEqual(marker)
    return told.splice(0)
  }
  return { heard, stop }
}

/** What the audit log tells of one row, oldest first. */
export async function auditEntries(shop: Shop, entityId: string) {
  const { rows } = await shop.platform.database.pool.query(
    'SELECT * FROM audit_log WHERE entity_id = $1 ORDER BY id',
    [entityId],
  )
  return rows
}
