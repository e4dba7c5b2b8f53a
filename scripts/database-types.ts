/**
 * Writes src/platform/database/database.types.ts from a freshly migrated database. With --verify it only compares, and
 * fails on a difference.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startBundledPostgres } from '#platform/database/bundled-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'

const folder = await mkdtemp(join(tmpdir(), 'f4dezone-types-'))
const server = await startBundledPostgres(folder)
let exitCode = 1
try {
  await migrate(server.connectionString)
  const options = ['--dialect', 'postgres', '--url', server.connectionString, '--date-parser', 'string']
  const target = ['--out-file', 'src/platform/database/database.types.ts', '--exclude-pattern', 'kysely_*']
  const verify = process.argv.includes('--verify') ? ['--verify'] : []
  const done = spawnSync('node_modules/.bin/kysely-codegen', [...options, ...target, ...verify], {
    stdio: 'inherit',
  })
  exitCode = done.status ?? 1
} finally {
  await server.stop()
  for (const left of [folder, server.folder]) await rm(left, { recursive: true, force: true })
}
process.exit(exitCode)
