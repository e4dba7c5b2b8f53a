/**
 * `npm run bench` measures the figures of docs/performance.md, each beside its limit in the same run. Arguments select some
 * of them (`npm run bench -- bookings`); `--output FILE` saves the report.
 */
import { writeFile } from 'node:fs/promises'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { seedShop } from '#app/server/seed-shop.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/database/database.ts'
import { readEnv } from '#platform/env.ts'
import { filesOnDisk } from '#platform/files/files.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import { secretsFrom } from '#platform/secrets.ts'
import { noPayments } from '#platform/stripe/payment-provider.ts'
import { instantToWallClock } from '#shared/calendar-time.ts'
import { createDatabase, startCluster } from '#tests/support/cluster.ts'

import { buildWhenStale } from '../scripts/lib/build.mjs'
import { benchAssistant } from './assistant.ts'
import { benchBookings } from './bookings.ts'
import { benchCrowd } from './crowd.ts'
import { type Figure, heading, line, table } from './figure.ts'
import { benchPages } from './pages.ts'
import { benchProducts } from './products.ts'
import { benchSlots } from './slots.ts'
import { benchStaff } from './staff.ts'

const { values, positionals: wanted } = parseArgs({
  options: { output: { type: 'string' } },
  allowPositionals: true,
})
const { output } = values
const cluster = await startCluster()
const today = instantToWallClock(new Date(), 'Europe/Zurich').day

const emptyShop = () => seededShop({ NODE_ENV: 'test' })
const demoShop = () => seededShop({ NODE_ENV: 'test', DEMO: 'true' })

async function seededShop(variables: Record<string, string>): Promise<string> {
  const { url } = await createDatabase(cluster.url)
  const database = openDatabase(url, () => undefined)
  const env = readEnv(variables)
  await seedShop(
    {
      database,
      files: filesOnDisk(join(tmpdir(), 'f4dezone-bench-pictures')),
      clock: systemClock,
      secrets: secretsFrom('a secret that only the bench knows'),
      rateLimits: createRateLimits(database.pool, 1),
      live: { publish: () => undefined, subscribe: () => () => undefined, stop: async () => undefined },
      publicOrigin: 'http://bench.test',
      mailsLeave: false,
      smsLeave: false,
      payments: noPayments,
      requestJob: () => undefined,
    },
    env,
  )
  await database.close()
  return url
}

const benches = {
  slots: async () =>
    benchSlots({ small: await emptyShop(), medium: await emptyShop(), large: await emptyShop() }, today),
  bookings: async () => benchBookings(await emptyShop(), today),
  crowd: async () => benchCrowd(await emptyShop(), today),
  staff: async () => benchStaff(await emptyShop(), today),
  products: async () => benchProducts(await emptyShop()),
  assistant: async () => benchAssistant(await demoShop()),
  pages: async () => benchPages(await demoShop()),
}

const figures: Figure[] = []
const failed: string[] = []

try {
  await buildWhenStale(process.execPath)
  process.stdout.write(`${heading}\n`)
  for (const [name, bench] of Object.entries(benches)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    try {
      for await (const figure of await bench()) {
        figures.push(figure)
        process.stdout.write(`${line(figure)}\n`)
      }
    } catch (error) {
      // Keeps the figures so far, because they took minutes.
      failed.push(name)
      process.stderr.write(`${name} failed: ${error instanceof Error ? error.stack : String(error)}\n`)
    }
  }
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
  const report = `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine}, bundled PostgreSQL 18 with fsync on.\n\n${table(figures)}\n`
  process.stdout.write(`\n${report}`)
  if (output) await writeFile(output, report)
  if (failed.length > 0) process.stderr.write(`\nFailed: ${failed.join(', ')}\n`)
} finally {
  await cluster.stop()
}
process.exit(failed.length === 0 ? 0 : 1)
