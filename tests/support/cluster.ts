import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import { startBundledPostgres } from '#platform/database/bundled-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'

const template = 'f4dezone_template'

export type Cluster = { url: string; stop: () => Promise<void> }

/** Starts PostgreSQL, or uses the server of TEST_DATABASE_URL: a PostgreSQL 18 whose user may create databases. */
export async function startCluster(): Promise<Cluster> {
  const given = process.env['TEST_DATABASE_URL']
  const folder = await mkdtemp(join(tmpdir(), 'f4dezone-test-'))
  const bundled = given ? undefined : await startBundledPostgres(folder)
  const url = given ?? bundled?.connectionString ?? ''
  await command(url, `DROP DATABASE IF EXISTS ${template}`, `CREATE DATABASE ${template}`)
  await migrate(inDatabase(url, template))
  await dropFilled(url)
  return {
    url,
    async stop() {
      await bundled?.stop()
      for (const left of [folder, bundled?.folder ?? folder]) await rm(left, { recursive: true, force: true })
    },
  }
}

export async function createDatabase(
  clusterUrl: string,
  copied = template,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await command(clusterUrl, `CREATE DATABASE ${name} TEMPLATE ${copied}`)
  return {
    url: inDatabase(clusterUrl, name),
    drop: async () => {
      await whenLeft(clusterUrl, name)
      await command(clusterUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** @param fill must have closed its connections when it returns @returns the template's name, for createDatabase */
export async function filledTemplate(
  clusterUrl: string,
  key: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<string> {
  const name = `filled_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock(2)')
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) {
      const { url } = await createDatabase(clusterUrl)
      await fill(url)
      await whenLeft(clusterUrl, nameIn(url))
      await client.query(`ALTER DATABASE ${nameIn(url)} RENAME TO ${name}`)
    }
    return name
  } finally {
    await client.end()
  }
}

async function dropFilled(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE datname LIKE 'filled\\_%'`,
  )
  for (const { name } of rows) await client.query(`DROP DATABASE ${name}`)
  await client.end()
}

function nameIn(databaseUrl: string): string {
  return /^postgres(?:ql)?:\/\/[^/]*\/([^?]*)/.exec(databaseUrl)?.[1] ?? ''
}

/** Milliseconds. A connection that is still open then was left behind by a test. */
const timeout = 5_000

/**
 * Waits until the database has no connections. A pool reports its end a moment before its connections close, and a connection
 * that the server terminates in that moment raises an unhandled error.
 */
async function whenLeft(clusterUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  const isEmpty = async () => {
    const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE datname = $1', [name])
    return rowCount === 0
  }
  const end = Date.now() + timeout
  while (!(await isEmpty()) && Date.now() < end) await new Promise((resume) => setTimeout(resume, 20))
  await client.end()
}

async function command(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Two concurrent copies would each find the template in use.
    await client.query('SELECT pg_advisory_lock(1)')
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

function inDatabase(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
}
