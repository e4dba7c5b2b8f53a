import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, inject, it } from 'vitest'

import { startBundledPostgres } from '#platform/database/bundled-postgres.ts'
import { production, startApp, startRefused, until } from '#tests/support/app-process.ts'
import { createDatabase } from '#tests/support/cluster.ts'
import { openShop } from '#tests/support/shop.ts'

const refusal = {
  exitCode: 1,
  said: expect.stringMatching(/^\s*This database was seeded as a demo, with public passwords: [^\n]+\n\s*$/),
}

it('production refuses a demo database, also with a renamed admin', async () => {
  const shop = await openShop({ clusterUrl: inject('clusterUrl'), demo: true })
  expect(await startRefused({ DATABASE_URL: shop.databaseUrl })).toMatchObject(refusal)
  const { pool } = shop.platform.database
  await pool.query(`UPDATE users SET email = 'io@studio.example' WHERE email = 'admin@f4dezone.test'`)
  expect(await startRefused({ DATABASE_URL: shop.databaseUrl })).toMatchObject(refusal)
  await shop.close()
})

it('production refuses a demo without its mark', async () => {
  const shop = await openShop({ clusterUrl: inject('clusterUrl'), demo: true })
  await shop.platform.database.pool.query('UPDATE studio_settings SET is_demo = false')
  expect(await startRefused({ DATABASE_URL: shop.databaseUrl })).toMatchObject(refusal)
  await shop.close()
})

it('a demo start marks an older demo', async () => {
  const shop = await openShop({ clusterUrl: inject('clusterUrl'), demo: true })
  const { pool } = shop.platform.database
  await pool.query('UPDATE studio_settings SET is_demo = false')
  const app = await startApp({ DATABASE_URL: shop.databaseUrl, DEMO: 'true' })
  await app.stop()
  await pool.query(`UPDATE users SET email = 'u' || id || '@studio.example'`)
  await pool.query(`UPDATE barbers SET email = 'b' || id || '@studio.example'`)
  expect(await startRefused({ DATABASE_URL: shop.databaseUrl })).toMatchObject(refusal)
  await shop.close()
})

it('production refuses demo data and leaves no database running', { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'f4dezone-demo-'))
  await chmod(folder, 0o755)
  // The data is in another folder when the test runs as root in a place that PostgreSQL's own user cannot enter.
  const bundled = await startBundledPostgres(folder, () => undefined)
  const { folder: data } = bundled
  await bundled.release()
  const demo = await startApp({ DATA_DIR: folder, DEMO: 'true', DATABASE_URL: '', TEST_DATABASE_URL: '' })
  await demo.stop()
  expect(await startRefused({ DATA_DIR: folder, DATABASE_URL: '' })).toMatchObject(refusal)
  const files = await readdir(data, { recursive: true })
  expect(files.some((name) => name.endsWith('PG_VERSION'))).toBe(true)
  await until(() => !files.some((name) => name.endsWith('postmaster.pid') && existsSync(join(data, name))))
  for (const place of [folder, data]) await rm(place, { recursive: true, force: true })
})

it('production starts with its own database', async () => {
  const { url, drop } = await createDatabase(inject('clusterUrl'))
  const app = await startApp({ ...production, DATABASE_URL: url, ADMIN_PASSWORD: 'rasoio e pennello' })
  await app.stop()
  await drop()
})
