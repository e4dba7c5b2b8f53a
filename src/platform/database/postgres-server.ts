import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { hasErrorCode } from '../whole-file.ts'
import { isDatabaseUnavailable } from './constraint-errors.ts'
import { binariesIn } from './postgres-binaries.ts'
import type { PostgresOwner } from './postgres-owner.ts'
import { isAlive, programOf } from './process-life.ts'

export type ServerPlace = { root: string; data: string; socket: string; owner: PostgresOwner | undefined }

export const superuser = 'f4dezone'

/** Seconds for a start (after a crash PostgreSQL replays its log) and for a stop. */
const timeout = { start: 60, stop: 20 }

const clusterSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '200',
  deadlock_timeout: '200ms',
}

export async function initialiseServer(place: ServerPlace): Promise<void> {
  const settings = Object.entries(clusterSettings).flatMap(([name, value]) => ['--set', `${name}=${value}`])
  const basics = ['--username', superuser, '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C']
  await run(place, binariesIn(place.root).initdb, ['--pgdata', place.data, ...basics, ...settings])
}

export async function startServer(place: ServerPlace): Promise<void> {
  /* Its process id may belong to another program by now, for example after a restart of the container. PostgreSQL would assume
     a running server. */
  rmSync(pidFile(place), { force: true })
  const where = ['--pgdata', place.data, '--log', join(place.data, 'server.log')]
  const how = ['--wait', '--silent', '--timeout', String(timeout.start), '--options', `-k '${place.socket}'`]
  await run(place, binariesIn(place.root).pgCtl, ['start', ...where, ...how])
}

export async function stopServer(place: ServerPlace): Promise<void> {
  const how = ['--mode', 'fast', '--wait', '--silent', '--timeout', String(timeout.stop)]
  await run(place, binariesIn(place.root).pgCtl, ['stop', '--pgdata', place.data, ...how])
}

/** @throws Error when this cannot be told now, for example because this process may open no more files */
export function isServerRunning(place: ServerPlace): boolean {
  const pid = Number(readPidFile(place).split('\n')[0])
  return pid > 0 && isAlive(pid) && (programOf(pid) ?? 'postgres') === 'postgres'
}

export async function isListening({ socket }: ServerPlace): Promise<boolean> {
  return await new Promise((resolve) => {
    const probe = connect(join(socket, '.s.PGSQL.5432'))
    probe.on('connect', () => {
      probe.destroy()
      resolve(true)
    })
    // A socket left behind by a killed server refuses the connection.
    probe.on('error', (error) =>
      resolve(!hasErrorCode(error, 'ENOENT') && !hasErrorCode(error, 'ECONNREFUSED')),
    )
  })
}

function readPidFile(place: ServerPlace): string {
  try {
    return readFileSync(pidFile(place), 'utf8')
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return ''
    throw error
  }
}

/** Opens a connection for the work; waits for a server that is still starting. */
export async function withConnection<T>(
  place: ServerPlace,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const deadline = Date.now() + timeout.start * 1000
  for (;;) {
    const client = new pg.Client({ connectionString: connectionTo(place, 'postgres') })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await work(client)
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > deadline) throw error
      await sleep(100)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

/** Returns the connection string for `pg`: a Unix socket, never a network port. */
export function connectionTo({ socket }: ServerPlace, database: string): string {
  return `postgresql:///${database}?host=${encodeURIComponent(socket)}&user=${superuser}`
}

function pidFile({ data }: ServerPlace): string {
  return join(data, 'postmaster.pid')
}

/** @throws Error with the output of the program and the server's log */
async function run({ owner, data }: ServerPlace, program: string, options: string[]): Promise<void> {
  const output: Buffer[] = []
  const child = spawn(program, options, { ...owner, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  // Not 'close': the started server keeps the pipes open.
  const outcome = await new Promise<number | Error | null>((resolve) => {
    child.on('error', resolve)
    child.on('exit', resolve)
  })
  child.stdout.destroy()
  child.stderr.destroy()
  if (outcome === 0) return
  const log = join(data, 'server.log')
  const tail = existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : ''
  throw new Error(
    `${program} ${options[0]} failed (${String(outcome)}): ${Buffer.concat(output).toString()}\n${tail}`,
  )
}
