/**
 * `npm run fuzz` sends 100,000 random calls of all roles to all routes. `npm run fuzz -- 5000 7` sends 5,000 of seed
 * 7; the same seed sends the same calls.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { node24, withNode24 } from './lib/node.mjs'
import { root } from './lib/root.mjs'

const [calls = '100000', seed = String(Date.now() % 1_000_000_000)] = process.argv.slice(2)
const done = spawnSync(join(root, 'node_modules', '.bin', 'vitest'), ['run', 'tests/fuzz'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...withNode24(node24()), FUZZ_CALLS: calls, FUZZ_SEED: seed },
})
process.exitCode = done.status ?? 1
