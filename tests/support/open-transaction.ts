import type pg from 'pg'
import { expect } from 'vitest'

/** @returns a function that commits it */
export async function openTransaction(
  pool: pg.Pool,
  text: string,
  values: readonly unknown[],
): Promise<() => Promise<void>> {
  const client = await pool.connect()
  await client.query('BEGIN')
  await client.query(text, [...values])
  return async () => {
    await client.query('COMMIT')
    client.release()
  }
}

export async function untilBlocked(pool: pg.Pool, connections = 1): Promise<void> {
  const blocked = async () => {
    const { rowCount } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    )
    return rowCount
  }
  await expect.poll(blocked, { timeout: 20_000 }).toBe(connections)
}
