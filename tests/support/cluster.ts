import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import { startBundledPostgres } from '#platform/database/bundled-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'

const template = 'f4dezone_template'

/** One PostgreSQL for a whole test run, with a migrated template that each test file copies. */
export type Cluster = { url: string; stop: () => Promise<void> }

/** TEST_DATABASE_URL points it at another PostgreSQL 18, whose user may create databases. */
export async function startCluster(): Promise<Cluster> {
  const given = process.env['TEST_DATABASE_URL']
  const folder = await mkdtemp(join(tmpdir(), 'f4dezone-test-'))
  const bundled = given ? undefined : await startBundledPostgres(folder)
  const url = given ?? bundled?.connectionString ?? ''
  await command(url, `DROP DATABASE IF EXISTS ${template}`, `CREATE DATABASE ${template}`)
  await migrate(inDatabase(url, template))
  return {
    url,
    async stop() {
      await bundled?.stop()
      for (const left of [folder, bundled?.folder ?? folder]) await rm(left, { recursive: true, force: true })
    },
  }
}

/** A database of its own for one test file: a copy of the migrated template. */
export async function createDatabase(
  clusterUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await command(clusterUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return {
    url: inDatabase(clusterUrl, name),
    drop: async () => {
      await whenLeft(clusterUrl, name)
      await command(clusterUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** Milliseconds; whoever is still there then was left behind by a test, and is put out. */
const patience = 5_000

/**
 * A pool says that it has ended a moment before its connections are gone, and one that the server ends in that moment is an
 * error that nobody listens to.
 */
async function whenLeft(clusterUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  const isEmpty = async () => {
    const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE datname = $1', [name])
    return rowCount === 0
  }
  const end = Date.now() + patience
  while (!(await isEmpty()) && Date.now() < end) await new Promise((resume) => setTimeout(resume, 20))
  await client.end()
}

async function command(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Two copies at once would each find the template in use.
    await client.query('SELECT pg_advisory_lock(1)')
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

function inDatabase(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
}
