import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { withFolderLock } from './folder-lock.ts'
import { copyPostgresPackage, findPostgresPackage } from './postgres-binaries.ts'
import { canEnterFolder, findPostgresOwner, type PostgresOwner } from './postgres-owner.ts'
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
/** Bytes. The kernel allows 107; PostgreSQL appends '/.s.PGSQL.5432' and the suffix of its lock file. */
const maxSocketFolderLength = 80
const watchInterval = 1_000

export type BundledPostgres = {
  connectionString: string
  /** The data folder. It lies outside `dataDir` when PostgreSQL's user cannot enter that. */
  folder: string
  /** Stops the server when no other process is connected to it. */
  release(): Promise<void>
  /** Stops the server even while others are connected; for callers that own the folder. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL 18 in `dataDir`, or joins the server that already runs there (started by another process, or left by a
 * killed app). Restarts the server if it dies.
 * @param onRestart called after a restart, or with the error that prevented it
 */
export async function startBundledPostgres(
  dataDir: string,
  onRestart: (error: Error | undefined) => void = () => undefined,
): Promise<BundledPostgres> {
  const place = layOut(resolve(dataDir))
  const lockFile = `${place.data}.lock`
  await withFolderLock(lockFile, async () => {
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
      await withFolderLock(lockFile, () => stopWhenUnused(place))
    },
    async stop() {
      await stopWatching()
      await withFolderLock(lockFile, async () => {
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
  const ownFolder = owner && (!canEnterFolder(owner, bundled.root) || !canEnterFolder(owner, dataDir))
  const home = ownFolder ? join(systemFolder, name) : dataDir
  const root = ownFolder ? join(systemFolder, `postgresql-${bundled.version}`) : bundled.root
  mkdirSync(home, { recursive: true, mode: 0o755 })
  if (ownFolder) copyPostgresPackage(bundled.root, root)
  const nearSocket = join(home, 'socket')
  const socket = nearSocket.length > maxSocketFolderLength ? join(tmpdir(), `f4dezone-${name}`) : nearSocket
  return { root, data: join(home, 'postgresql-18'), socket, owner }
}

/** Builds the database under a temporary name, so that a process killed here leaves no half database behind. */
async function initialise(place: ServerPlace): Promise<void> {
  const data = `${place.data}.unfinished`
  rmSync(data, { recursive: true, force: true })
  makeOwnFolder(data, place.owner)
  await initialiseServer({ ...place, data })
  rmSync(place.data, { recursive: true, force: true })
  renameSync(data, place.data)
}

/** @returns whether the server had to be started */
async function startUnlessRunning(place: ServerPlace): Promise<boolean> {
  /* The server may also belong to another container, where process ids mean nothing here. Two servers on the same data destroy
     it. */
  if (isServerRunning(place) || (await isListening(place))) return false
  makeOwnFolder(place.socket, place.owner)
  await startServer(place)
  return true
}

/** @returns a function that stops watching; it waits for a start under way */
function watch(place: ServerPlace, lockFile: string, onRestart: (error: Error | undefined) => void) {
  let wasMissing = false
  let starting: Promise<void> = Promise.resolve()
  const look = () => {
    const isMissing = isKnownMissing(place)
    // Only at the second check: another process may be stopping and starting the server on purpose.
    if (isMissing && wasMissing) {
      starting = starting
        .then(() => withFolderLock(lockFile, () => startUnlessRunning(place)))
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

/** Returns false on an error and lets the next check decide: an error thrown from a timer would end the process. */
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

/** PostgreSQL insists that its own user owns its folders and that they are closed to others. */
function makeOwnFolder(folder: string, owner: PostgresOwner | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (owner) chownSync(folder, owner.uid, owner.gid)
}
