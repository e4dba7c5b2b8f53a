import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import pg from 'pg'

import { whileLocked } from './folder-lock.ts'
import { binariesIn, copyPostgresPackage, findPostgresPackage } from './postgres-binaries.ts'
import { canEnter, findPostgresOwner, type PostgresOwner } from './postgres-owner.ts'

const systemFolder = '/var/lib/f4dezone'
const superuser = 'f4dezone'
const databaseName = 'f4dezone'
/** The kernel's limit is 107 bytes; PostgreSQL appends '/.s.PGSQL.5432' and its lock file's ending. */
const longestSocketFolder = 80
const serverSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '200',
  deadlock_timeout: '200ms',
}

type Layout = { root: string; data: string; socket: string; owner: PostgresOwner | undefined }

export type BundledPostgres = {
  /** For `pg`: a Unix socket, never a network port. */
  connectionString: string
  /** Stops the server when no other process is connected to it. */
  release(): Promise<void>
}

/**
 * Starts PostgreSQL 18 in `dataDir`, or joins the one that already runs there (another process, or the one
 * that survived a killed app).
 */
export async function startBundledPostgres(dataDir: string): Promise<BundledPostgres> {
  const layout = layOut(resolve(dataDir))
  await whileLocked(`${layout.data}.lock`, async () => {
    if (!existsSync(join(layout.data, 'PG_VERSION'))) initialise(layout)
    if (!isRunning(layout)) start(layout)
    await createDatabase(layout)
  })
  return {
    connectionString: connectionTo(layout, databaseName),
    release: () => whileLocked(`${layout.data}.lock`, () => stopWhenUnused(layout)),
  }
}

function layOut(dataDir: string): Layout {
  const bundled = findPostgresPackage()
  const owner = findPostgresOwner()
  mkdirSync(dataDir, { recursive: true })
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const ownFolder = owner && (!canEnter(owner, bundled.root) || !canEnter(owner, dataDir))
  const home = ownFolder ? join(systemFolder, name) : dataDir
  const root = ownFolder ? join(systemFolder, `postgresql-${bundled.version}`) : bundled.root
  mkdirSync(home, { recursive: true, mode: 0o755 })
  if (ownFolder) copyPostgresPackage(bundled.root, root)
  const nearSocket = join(home, 'socket')
  const socket = nearSocket.length > longestSocketFolder ? join(tmpdir(), `f4dezone-${name}`) : nearSocket
  return { root, data: join(home, 'postgresql-18'), socket, owner }
}

function initialise(layout: Layout): void {
  rmSync(layout.data, { recursive: true, force: true })
  makeOwnFolder(layout.data, layout.owner)
  const settings = Object.entries(serverSettings).flatMap(([name, value]) => ['--set', `${name}=${value}`])
  const basics = ['--username', superuser, '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C']
  run(layout, binariesIn(layout.root).initdb, ['--pgdata', layout.data, ...basics, ...settings])
}

function start(layout: Layout): void {
  makeOwnFolder(layout.socket, layout.owner)
  const where = ['--pgdata', layout.data, '--log', join(layout.data, 'server.log')]
  const how = ['--wait', '--silent', '--timeout', '60', '--options', `-k '${layout.socket}'`]
  run(layout, binariesIn(layout.root).pgCtl, ['start', ...where, ...how])
}

function isRunning(layout: Layout): boolean {
  const status = spawnSync(binariesIn(layout.root).pgCtl, ['status', '--pgdata', layout.data], {
    ...layout.owner,
    cwd: '/',
    stdio: 'ignore',
  })
  return status.status === 0
}

async function createDatabase(layout: Layout): Promise<void> {
  await withClient(layout, async (client) => {
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName])
    if (known.rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`)
  })
}

async function stopWhenUnused(layout: Layout): Promise<void> {
  if (!isRunning(layout)) return
  const others = await withClient(layout, async (client) => {
    const answer = await client.query<{ others: number }>(
      `SELECT count(*)::int AS others FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    )
    return answer.rows[0]?.others ?? 0
  })
  if (others > 0) return
  run(layout, binariesIn(layout.root).pgCtl, [
    'stop',
    '--pgdata',
    layout.data,
    '--mode',
    'fast',
    '--wait',
    '--silent',
  ])
}

async function withClient<T>(layout: Layout, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: connectionTo(layout, 'postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function connectionTo(layout: Layout, database: string): string {
  return `postgresql:///${database}?host=${encodeURIComponent(layout.socket)}&user=${superuser}`
}

/** PostgreSQL insists that its folders are its user's own and closed to others. */
function makeOwnFolder(folder: string, owner: PostgresOwner | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (owner) chownSync(folder, owner.uid, owner.gid)
}

function run(layout: Layout, program: string, options: string[]): void {
  const done = spawnSync(program, options, {
    ...layout.owner,
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (done.status === 0) return
  const log = join(layout.data, 'server.log')
  const tail = existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : ''
  throw new Error(`${program} ${options[0]} failed: ${done.stderr}${done.stdout}${done.error ?? ''}\n${tail}`)
}
