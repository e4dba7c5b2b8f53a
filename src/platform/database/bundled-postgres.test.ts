import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type BundledPostgres, startBundledPostgres } from './bundled-postgres.ts'

let folder: string
let first: BundledPostgres
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'f4dezone-joined-'))
  chmodSync(folder, 0o755)
  first = await startBundledPostgres(folder)
})
afterAll(async () => {
  await first.stop()
  for (const left of [folder, first.folder]) rmSync(left, { recursive: true, force: true })
})

it('a server with an invisible process id is joined, not started twice', async () => {
  const file = join(first.folder, 'postgresql-18', 'postmaster.pid')
  const asItWas = readFileSync(file, 'utf8')
  // A process id means nothing in another container. PostgreSQL itself checks this file once a minute.
  writeFileSync(file, asItWas.replace(/^\d+/, '4194305'))
  const restarts: unknown[] = []
  try {
    const second = await startBundledPostgres(folder, (error) => restarts.push(error))
    const client = new pg.Client({ connectionString: second.connectionString })
    await client.connect()
    const { rows } = await client.query('SELECT pg_postmaster_start_time() < now() AS is_running')
    expect(rows).toEqual([{ is_running: true }])
    await client.end()
    await second.release()
    expect(restarts).toEqual([])
  } finally {
    writeFileSync(file, asItWas)
  }
})
