import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'

export class StartRefused extends Error {}

/** Marks the database as a demo permanently: its passwords are public, and so are accounts made with them. */
export async function markDemo(db: Db): Promise<void> {
  await db.updateTable('studio_settings').set({ is_demo: true }).execute()
}

/**
 * Detects a demo by its mark or, for older ones, by the demo admin. Other demo e-mails do not count: any
 * visitor could register one and thereby block the start.
 */
export async function isDemo(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_demo: boolean }>`
    SELECT EXISTS (SELECT FROM studio_settings WHERE is_demo)
      OR EXISTS (SELECT FROM users WHERE email = 'admin@f4dezone.test' AND role = 'admin') AS is_demo`.execute(
    db,
  )
  return rows[0]?.is_demo ?? false
}

/** @throws StartRefused if the database is a demo */
export async function refuseDemo(db: Db): Promise<void> {
  if (!(await isDemo(db))) return
  throw new StartRefused(
    'This database was seeded as a demo, with public passwords: production does not start on it. Use an empty DATA_DIR or another DATABASE_URL.',
  )
}
