import type { Role } from '#shared/contracts/access.ts'
import { apiOf } from '#tests/support/api.ts'
import { hireBarber, password, type Person, signIn } from '#tests/support/people.ts'
import type { Shop } from '#tests/support/shop.ts'

import { type Call, type Known, makeCall, type Operation } from './make-call.ts'
import { randomFrom } from './random.ts'
import { plantStrangers, strangersMark } from './strangers.ts'

export type Finding = { call: Call; who: string; what: string }
export type Report = {
  calls: number
  statuses: Record<string, number>
  slowest: number
  findings: Finding[]
}

type Caller = { who: 'visitor' | Role; person: Person | undefined }

const maxAnswerTime = 2_000
const leaks =
  /\$argon2|password_hash|token_hash|\bat .+\.ts:\d+|node_modules|\/src\/|SELECT .+ FROM|violates|duplicate key|syntax error|invalid input syntax|\bpg_[a-z]{4}|appointments_no_overlap|SQLSTATE|ECONN/

export async function attack(shop: Shop, { calls, seed }: { calls: number; seed: number }): Promise<Report> {
  const random = randomFrom(seed)
  const operations = await readOperations(shop)
  const report: Report = { calls: 0, statuses: {}, slowest: 0, findings: [] }
  const callers = await makeCallers(shop)
  await plantStrangers(shop)
  let known = await readKnown(shop)
  const worker = async () => {
    while (report.calls < calls) {
      const number = report.calls++
      // Reads the ids again, so that later calls know the rows that earlier ones created or deleted.
      if (number % 300 === 299) {
        await hireBarber(shop)
        await plantStrangers(shop)
        known = await readKnown(shop)
      }
      const caller = random.of(callers)
      await attempt(shop, makeCall(random.of(operations), known, random), caller, report)
    }
  }
  await Promise.all(Array.from({ length: 6 }, worker))
  return report
}

async function attempt(shop: Shop, call: Call, caller: Caller, report: Report): Promise<void> {
  const finding = (what: string) => report.findings.push({ call, who: caller.who, what })
  const started = performance.now()
  const response = await send(shop, call, caller).catch((error: unknown) => {
    finding(`no answer: ${String(error)}`)
  })
  if (!response) return
  const isStream = response.headers.get('content-type')?.includes('event-stream')
  const text = isStream ? '' : await response.text()
  if (isStream) await response.body?.cancel()
  const milliseconds = performance.now() - started
  report.slowest = Math.max(report.slowest, milliseconds)
  report.statuses[response.status] = (report.statuses[response.status] ?? 0) + 1
  if (response.status >= 500) finding(`${response.status}: ${text.slice(0, 300)}`)
  // Measures again, because a busy machine seldom makes the same call slow twice.
  if (milliseconds > maxAnswerTime && (await timeOf(shop, call, caller)) > maxAnswerTime)
    finding(`${Math.round(milliseconds)} ms`)
  if (leaks.test(text)) finding(`leak: ${leaks.exec(text)?.[0]}`)
  if (strangersMark.test(text) && !(await mayRead(shop, call, caller))) finding('tells of a stranger')
  if (response.status >= 400) {
    // The mail service's interface refuses with a sentence only. HTTP that cannot be parsed gets JSON, before any path is known.
    const isSentence = call.url.startsWith('/api/v1.0/email/') && !isUnparsed(response)
    const fault = isSentence ? faultOfSentence(text) : faultOf(text)
    if (fault) finding(`${response.status} ${fault}: ${text.slice(0, 200)}`)
  }
  if (response.status === 401 && caller.person) caller.person = await comeBack(shop, caller, caller.person)
}

/**
 * Returns whether the caller may read the strangers: the owner may, and so may a barber with an appointment of theirs.
 * /auth may return a stranger to a caller who got that account's password.
 */
async function mayRead(shop: Shop, { url }: Call, { who, person }: Caller): Promise<boolean> {
  if (who === 'admin' || url.startsWith('/api/auth/')) return true
  if (who !== 'barber' || !person) return false
  // Reads the account instead of the session, because another call may have ended the session since.
  const { rows } = await shop.platform.database.pool.query<{ text: string }>(
    `SELECT concat_ws(' ', a.guest_last_name, a.client_nickname, u.last_name, u.phone, a.guest_phone, a.nickname_phone) AS text
     FROM appointments a LEFT JOIN users u ON u.id = a.client_id
     WHERE a.barber_id = (SELECT barber_id FROM users WHERE id = $1)`,
    [person.id],
  )
  return rows.some(({ text }) => strangersMark.test(text))
}

async function timeOf(shop: Shop, call: Call, caller: Caller): Promise<number> {
  const started = performance.now()
  const response = await send(shop, call, caller)
  await response.body?.cancel()
  return performance.now() - started
}

async function send(shop: Shop, { method, url, headers, body }: Call, { person }: Caller): Promise<Response> {
  return await fetch(`${shop.url}${url}`, {
    method,
    headers: { ...headers, ...(person ? { authorization: `Bearer ${person.token}` } : {}) },
    ...(body === undefined ? {} : { body }),
  })
}

/** Returns whether the HTTP parser refused the call: it answers 400 as JSON and closes the connection. */
function isUnparsed({ status, headers }: Response): boolean {
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false
  return status === 400 && isJson && headers.get('connection') === 'close'
}

/** Returns a fault unless the refusal has a code, an Italian sentence and the request's id, and no internals. */
function faultOf(text: string): string | undefined {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return 'is no JSON'
  }
  const { success, code, message, requestId } = body as Record<string, unknown>
  if (success !== false || typeof code !== 'string' || typeof requestId !== 'string')
    return 'has no code or id'
  if (
    typeof message !== 'string' ||
    message === '' ||
    /undefined|\bnull\b|must |should |invalid |expected/i.test(message)
  )
    return 'has no Italian sentence'
  return undefined
}

function faultOfSentence(text: string): string | undefined {
  return /^\p{Lu}[^<>{}]{4,}$/u.test(text) && !/must |should |invalid |expected/i.test(text)
    ? undefined
    : 'has no Italian sentence'
}

async function readOperations(shop: Shop): Promise<Operation[]> {
  const { body } = await apiOf(shop.url).get('/docs/openapi.json')
  const paths = Object.entries<Record<string, OperationObject>>(body.paths)
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  )
}

type OperationObject = {
  parameters?: Operation['parameters']
  requestBody?: { content: Record<string, { schema: Operation['body'] } | undefined> }
}

async function makeCallers(shop: Shop): Promise<Caller[]> {
  const kinds = ['visitor', 'client', 'client', 'barber', 'admin', 'admin', 'admin', 'admin'] as const
  return await Promise.all(kinds.map((who) => makeCaller(shop, who)))
}

async function makeCaller(shop: Shop, who: Caller['who']): Promise<Caller> {
  if (who === 'visitor') return { who, person: undefined }
  const barber = who === 'barber' ? await hireBarber(shop) : undefined
  return { who, person: await signIn(shop, who, barber?.id ?? null) }
}

/**
 * Logs a logged-out caller in again. If the account was deleted or has another password, creates a new caller of the same
 * kind.
 */
async function comeBack(shop: Shop, { who }: Caller, person: Person): Promise<Person | undefined> {
  const { status, body } = await apiOf(shop.url).post('/auth/login', { email: person.email, password })
  if (status !== 200 || body.user.role !== who) return (await makeCaller(shop, who)).person
  return { ...person, token: body.token }
}

async function readKnown(shop: Shop): Promise<Known> {
  const { pool } = shop.platform.database
  const ids = async (table: string, newest: string): Promise<string[]> =>
    (await pool.query<{ id: string }>(`SELECT id FROM ${table} ORDER BY ${newest} DESC LIMIT 20`)).rows.map(
      ({ id }) => id,
    )
  const services = await pool.query<Known['services'][number]>(
    `SELECT id, name, price_centimes / 100.0::float AS price, duration_minutes AS duration FROM services s
     ORDER BY (SELECT count(*) FROM barber_services WHERE service_id = s.id) DESC LIMIT 4`,
  )
  const intents = await pool.query<{ id: string }>(
    'SELECT stripe_intent_id AS id FROM payments WHERE stripe_intent_id IS NOT NULL ORDER BY created_at DESC LIMIT 20',
  )
  const emails = await pool.query<{ email: string }>(
    'SELECT email FROM users ORDER BY created_at DESC LIMIT 20',
  )
  const subscription = await pool.query<{ id: string }>('SELECT id FROM subscription')
  return {
    plans: await ids('plans', 'sort_order'),
    subscription: subscription.rows[0]?.id ?? '',
    barbers: await ids('barbers', '(is_active AND deleted_at IS NULL)::int * sort_order'),
    appointments: await ids('appointments', 'created_at'),
    users: await ids('users', 'created_at'),
    payments: await ids('payments', 'created_at'),
    intents: intents.rows.map(({ id }) => id),
    services: services.rows,
    emails: [...emails.rows.map(({ email }) => email), 'nuova@example.test'],
  }
}
