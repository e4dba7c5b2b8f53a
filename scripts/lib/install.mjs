import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.mjs'

const stamp = join(root, 'node_modules', '.installed-lock')

/** `npm ci` when there are no packages or the lockfile has changed since; without install scripts. */
export function installWhenMissing() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installo i pacchetti…')
  const done = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // The packages are needed whole, whatever the shell thinks of production.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (done.status !== 0) process.exit(done.status ?? 1)
  writeFileSync(stamp, lock)
}
