import { readdir, readFile } from 'node:fs/promises'

import type pg from 'pg'

const folder = new URL('../../migrations/', import.meta.url)

/** @param rows SQL, inserted just before the migration */
export async function migrateFormer(
  pool: Pick<pg.Pool, 'query'>,
  { change, rows }: { change: string; rows: string },
): Promise<void> {
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  for (const name of files) {
    if (name === change) await pool.query(rows)
    await pool.query(`BEGIN; ${await readFile(new URL(name, folder), 'utf8')} COMMIT;`)
  }
}
