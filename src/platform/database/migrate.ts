import { readdir, readFile } from 'node:fs/promises'

import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'

const folder = new URL('../../../migrations/', import.meta.url)

/**
 * Applies the missing SQL files of migrations/ in the order of their names, all in one transaction. Several processes may call
 * it at once: the first one works, the others wait. It uses a connection of its own, because changing a large table may exceed
 * the usual timeouts.
 * @throws Error of the file that failed; the database is then unchanged
 */
export async function migrate(connectionString: string): Promise<void> {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    application_name: 'f4dezone-migrations',
    options: '-c TimeZone=UTC',
  })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const { error, results } = await migrator.migrateToLatest().finally(() => db.destroy())
  if (!error) return
  const failed = results?.find((result) => result.status === 'Error')?.migrationName
  throw new Error(`Migration ${failed ?? ''} failed`, { cause: error })
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const entries = files.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(name, folder), 'utf8')
    return [name.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}
