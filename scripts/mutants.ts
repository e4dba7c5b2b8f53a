/**
 * Mutation tests: changes the rules (`*.rules.ts`) in small ways, one at a time, and runs their unit tests on each
 * change. Runs feature by feature: StrykerJS maps tests to changes only if it loads each test file by itself, and few
 * files load fast.
 * Usage: npm run mutants [folder...], for example src/features/orders; without folders all of src.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Mutant = { status: string; location: { start: { line: number } }; mutatorName: string }
type Report = { files: Record<string, { mutants: Mutant[] }> }

const least = 90

const root = join(import.meta.dirname, '..')
const requestedFiles = process.argv.slice(2)
const folders = requestedFiles.length > 0 ? requestedFiles : foldersWithRules()
const all: Mutant[] = []
for (const folder of folders) {
  const mutants = runIn(folder)
  all.push(...mutants)
  console.log(`${folder}: ${scoreOf(mutants)}`)
}
console.log(`All: ${scoreOf(all)}`)
process.exitCode = shareOf(all) < least ? 1 : 0

function foldersWithRules(): string[] {
  const files = globSync('src/**/*.rules.ts', { cwd: root })
  const folderOf = (file: string) =>
    file
      .split('/')
      .slice(0, file.startsWith('src/features/') ? 3 : 2)
      .join('/')
  return [...new Set(files.map(folderOf))].toSorted()
}

/** @returns all changes made */
function runIn(folder: string): Mutant[] {
  const args = ['run', 'tests/mutants/stryker.config.json', '--mutate', `${folder}/**/*.rules.ts`]
  const { status } = spawnSync(join(root, 'node_modules/.bin/stryker'), args, {
    cwd: root,
    env: { ...process.env, MUTANTS_OF: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`StrykerJS ended with ${status} in ${folder}`)
  const { files }: Report = JSON.parse(
    readFileSync(join(root, 'node_modules/.cache/mutants/report.json'), 'utf8'),
  )
  for (const [file, { mutants }] of Object.entries(files))
    for (const { status: outcome, location, mutatorName } of mutants.filter(isMissed))
      console.log(`  ${file}:${location.start.line} ${mutatorName}: ${outcome}`)
  return Object.values(files).flatMap(({ mutants }) => mutants.filter(isCounted))
}

function isMissed({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage'
}

function isCounted(mutant: Mutant): boolean {
  return isMissed(mutant) || mutant.status === 'Killed' || mutant.status === 'Timeout'
}

function shareOf(mutants: readonly Mutant[]): number {
  return (100 * mutants.filter((mutant) => !isMissed(mutant)).length) / Math.max(1, mutants.length)
}

function scoreOf(mutants: readonly Mutant[]): string {
  return `${shareOf(mutants).toFixed(1)}% of ${mutants.length}`
}
