import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { whileLocked } from './folder-lock.ts'
import { copyPostgresPackage, findPostgresPackage } from './postgres-binaries.ts'
import { canEnter, findPostgresOwner, type PostgresOwner } from './postgres-owner.ts'
import {
  connectionTo,
  initialiseServer,
  isListening,
  isServerRunning,
  type ServerPlace,
  startServer,
  stopServer,
  withConnection,
} from './postgres-server.ts'

const systemFolder = '/var/lib/f4dezone'
const databaseName = 'f4dezone'
/** The kernel's limit is 107 bytes; PostgreSQL appends '/.s.PGSQL.5432' and its lock file's ending. */
const longestSocketFolder = 80
/** Milliseconds between two looks at whether the server still runs. */
const watchInterval = 1_000

export type BundledPostgres = {
  connectionString: string
  /** Where its data are: not below `dataDir` when its user cannot enter that. */
  folder: string
  /** Stops the server when no other process is connected to it. */
  release(): Promise<void>
  /** Stops it whoever is connected, for those who have the folder to themselves. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL 18 in `dataDir`, or joins the one that already runs there (another process, or the one
 * that survived a killed app). Starts it again should it die: nobody else would.
 * @param onRestart hears that it had died, or why it could not be started again
 */
export async function startBundledPostgres(
  dataDir: string,
  onRestart: (error: Error | undefined) => void = () => undefined,
): Promise<BundledPostgres> {
  const place = layOut(resolve(dataDir))
  const lockFile = `${place.data}.lock`
  await whileLocked(lockFile, async () => {
    if (!existsSync(join(place.data, 'PG_VERSION'))) await initialise(place)
    await startUnlessRunning(place)
    await createDatabase(place)
  })
  const stopWatching = watch(place, lockFile, onRestart)
  return {
    connectionString: connectionTo(place, databaseName),
    folder: dirname(place.data),
    async release() {
      await stopWatching()
      await whileLocked(lockFile, () => stopWhenUnused(place))
    },
    async stop() {
      await stopWatching()
      await whileLocked(lockFile, async () => {
        if (isServerRunning(place)) await stopServer(place)
      })
    },
  }
}

function layOut(dataDir: string): ServerPlace {
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

/** Under another name until it is whole: a process that is killed here leaves nothing that looks like a database. */
async function initialise(place: ServerPlace): Promise<void> {
  const data = `${place.data}.unfinished`
  rmSync(data, { recursive: true, force: true })
  makeOwnFolder(data, place.owner)
  await initialiseServer({ ...place, data })
  rmSync(place.data, { recursive: true, force: true })
  renameSync(data, place.data)
}

/** @returns whether it had to be started */
async function startUnlessRunning(place: ServerPlace): Promise<boolean> {
  // Also when its process is another container's, whose numbers mean nothing here: two on the same data destroy them.
  if (isServerRunning(place) || (await isListening(place))) return false
  makeOwnFolder(place.socket, place.owner)
  await startServer(place)
  return true
}

/** @returns how to stop; a start under way is waited for */
function watch(place: ServerPlace, lockFile: string, onRestart: (error: Error | undefined) => void) {
  let wasMissing = false
  let starting: Promise<void> = Promise.resolve()
  const look = () => {
    const isMissing = isKnownMissing(place)
    // At the second look: somebody may be stopping and starting it on purpose.
    if (isMissing && wasMissing) {
      starting = starting
        .then(() => whileLocked(lockFile, () => startUnlessRunning(place)))
        .then((wasStarted) => (wasStarted ? onRestart(undefined) : undefined), onRestart)
    }
    wasMissing = isMissing && !wasMissing
  }
  const timer = setInterval(look, watchInterval)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await starting
  }
}

/** Whoever cannot tell looks again later; thrown from a timer it would end the process. */
function isKnownMissing(place: ServerPlace): boolean {
  try {
    return !isServerRunning(place)
  } catch {
    return false
  }
}

async function createDatabase(place: ServerPlace): Promise<void> {
  await withConnection(place, async (client) => {
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName])
    if (known.rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`)
  })
}

async function stopWhenUnused(place: ServerPlace): Promise<void> {
  if (!isServerRunning(place)) return
  const others = await withConnection(place, async (client) => {
    const answer = await client.query<{ others: number }>(
      `SELECT count(*)::int AS others FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    )
    return answer.rows[0]?.others ?? 0
  })
  if (others === 0) await stopServer(place)
}

/** PostgreSQL insists that its folders are its user's own and closed to others. */
function makeOwnFolder(folder: string, owner: PostgresOwner | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (owner) chownSync(folder, owner.uid, owner.gid)
}
