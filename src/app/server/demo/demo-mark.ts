import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'

/** Why a process ends before it has begun; the sentence is all that whoever started it needs. */
export class StartRefused extends Error {}

/** Once a demo, always one: its passwords are public, and so are the people whose accounts were made with it. */
export async function markDemo(db: Db): Promise<void> {
  await db.updateTable('studio_settings').set({ is_demo: true }).execute()
}

/**
 * By its mark; one that is older than the mark by its owner. Addresses alone say nothing: anybody may register one, and
 * must not keep a shop from starting.
 */
export async function isDemo(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_demo: boolean }>`
    SELECT EXISTS (SELECT FROM studio_settings WHERE is_demo)
      OR EXISTS (SELECT FROM users WHERE email = 'admin@f4dezone.test' AND role = 'admin') AS is_demo`.execute(
    db,
  )
  return rows[0]?.is_demo ?? false
}

/** @throws StartRefused */
export async function refuseDemo(db: Db): Promise<void> {
  if (!(await isDemo(db))) return
  throw new StartRefused(
    'This database was seeded as a demo, with public passwords: production does not start on it. Use an empty DATA_DIR or another DATABASE_URL.',
  )
}
