/**
 * `npm test`: installs missing packages, then runs all checks and tests. It goes on after a failure, so that one run
 * reports all failures. The last line counts: N passed, N failed, N skipped.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { buildWhenStale } from './lib/build.mjs'
import { findChromium } from './lib/chromium.mjs'
import { installWhenMissing } from './lib/install.mjs'
import { node24, withNode24 } from './lib/node.mjs'
import { root } from './lib/root.mjs'
import { ofPlaywright, ofVitest } from './lib/test-reports.mjs'

installWhenMissing()
const node = node24()
const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const total = { passed: 0, failed: 0, skipped: 0 }
/** Repeated at the end, because a run prints thousands of lines. */
const failures = []

function run(command, environment = {}) {
  const started = Date.now()
  console.log(`\n▸ ${command.join(' ')}`)
  const [program, ...options] = command
  const path = program === 'node' ? node : join(root, 'node_modules', '.bin', program)
  const done = spawnSync(path, options, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...withNode24(node), ...environment },
  })
  console.log(`  ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return done.status === 0
}

function check(...command) {
  const succeeded = run(command)
  total[succeeded ? 'passed' : 'failed'] += 1
  if (!succeeded) failures.push(command.join(' '))
}

/** @param reader parses the runner's own report */
function test(command, report, reader, environment) {
  const succeeded = run(command, environment)
  const file = join(results, report)
  const told = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  const counted = told ? reader.count(told) : { passed: 0, failed: 1, skipped: 0 }
  const names = told ? reader.failed(told) : []
  if (!succeeded && counted.failed === 0) counted.failed = 1
  if (counted.failed > 0 && names.length === 0) names.push(command.join(' '))
  failures.push(...names)
  for (const key of Object.keys(total)) total[key] += counted[key]
}

const vitest = (report, ...filters) => [
  'vitest',
  'run',
  ...filters,
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=test-results/${report}`,
]
const playwright = (project, ...options) => ['playwright', 'test', `--project=${project}`, ...options]
const browserEnvironment = (report) => ({ CHROMIUM: chromium, BROWSER_REPORT: `test-results/${report}` })

check('react-router', 'typegen')
check('tsc')
check('oxlint', '--type-aware', '--deny-warnings')
check('oxfmt', '--check', '.')
check('node', 'scripts/bare-texts.ts')
check('knip')
check('node', 'scripts/database-types.ts', '--verify')
await buildWhenStale(node)
test(vitest('server-utc.json'), 'server-utc.json', ofVitest, { TZ: 'UTC' })
/**
 * The shop's times must not depend on the machine's time zone: run its rules and booking calls again in a zone far to the east.
 */
const clockwork = [
  'shared',
  'features/availability',
  'features/appointments',
  'features/booking',
  'features/calendar',
].map((room) => `src/${room}`)
test(vitest('server-tokyo.json', ...clockwork), 'server-tokyo.json', ofVitest, { TZ: 'Asia/Tokyo' })
const chromium = findChromium()
test(playwright('journeys'), 'journeys.json', ofPlaywright, browserEnvironment('journeys.json'))
// Run the timed tests alone: other tests on the same two cores would distort their times.
test(playwright('timed', '--workers=1'), 'timed.json', ofPlaywright, browserEnvironment('timed.json'))

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed === 0 ? 0 : 1
