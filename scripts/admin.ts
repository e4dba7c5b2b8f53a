/** Runs the operator's commands, `npm run admin -- …`, on the database that the environment names. */
import { activatePlan } from '#features/plans/server/activate-plan.ts'
import { writePlanRule } from '#features/plans/server/plan-rules.ts'
import { systemClock } from '#platform/clock.ts'
import { startBundledPostgres } from '#platform/database/bundled-postgres.ts'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { readEnv } from '#platform/env.ts'
import { startLiveEvents } from '#platform/live/live-events.ts'

const usage = `Usage:
  npm run admin -- activate-plan NAME [MONTHS]          a plan that was paid in another way, 1 to 24 months
  npm run admin -- clients-book-without-plan on|off     whether clients may book while no plan runs (off)
  npm run admin -- block-guests-at-limit on|off         whether guests are turned away at the plan's limit (off)
`

type CommandDeps = Parameters<typeof activatePlan>[0]

const rules = {
  'clients-book-without-plan': 'clients_book_without_plan',
  'block-guests-at-limit': 'blocks_guests_at_limit',
} as const

/** @returns a line that reports the change; undefined when the command or its arguments are invalid */
async function carryOut(
  platform: CommandDeps,
  [command, ...words]: readonly string[],
): Promise<string | undefined> {
  if (command === 'activate-plan') {
    const [name, months = '1'] = words
    if (name === undefined || !/^([1-9]|1\d|2[0-4])$/.test(months)) return undefined
    const until = await activatePlan(platform, { name, months: Number(months) })
    return `${name.toUpperCase()}: paid until ${until.toISOString()}`
  }
  const rule = Object.entries(rules).find(([name]) => name === command)?.[1]
  const [commandName] = words
  if (!rule || (commandName !== 'on' && commandName !== 'off')) return undefined
  await writePlanRule(platform, rule, commandName === 'on')
  return `${String(command)}: ${commandName}`
}

const words = process.argv.slice(2)
if (words.length === 0) {
  process.stdout.write(usage)
  process.exit(2)
}
const env = readEnv(process.env)
const bundled = env.DATABASE_URL === undefined ? await startBundledPostgres(env.DATA_DIR) : undefined
const connectionString = env.DATABASE_URL ?? bundled?.connectionString ?? ''
await migrate(connectionString)
const database = openDatabase(connectionString, () => undefined)
const live = await startLiveEvents(connectionString, database.pool, { error: () => undefined })
const isShop =
  (await database.db.selectFrom('studio_settings').select('only_row').executeTakeFirst()) !== undefined
const refusal = new Error('There is no shop in this database: is DATABASE_URL or DATA_DIR the right one?')
const done = !isShop
  ? refusal
  : await carryOut({ database, live, clock: systemClock, requestJob: () => undefined }, words).catch(
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    )
await live.stop()
await database.close()
await bundled?.release()
if (done instanceof Error) process.stderr.write(`${done.message}\n`)
else process.stdout.write(done === undefined ? usage : `${done}\n`)
process.exit(done === undefined || done instanceof Error ? 2 : 0)
