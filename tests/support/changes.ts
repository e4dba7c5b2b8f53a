import { expect } from 'vitest'

import type { Answer } from './api.ts'
import type { Shop } from './shop.ts'
import { minute } from './test-clock.ts'
import { listenLive } from './written.ts'

type Row = Record<string, unknown>
type Names = Record<string, string>
type Rows = Map<string, { table: string; row: Row }>

/** @property names readable names of ids and addresses that the test knows */
type ChangeOptions = { names?: Names }

/**
 * Runs a command and lists all rows that it writes, in every table, and the events that open screens hear. Rows that the
 * command must leave alone belong into the shop of the test: a row too many shows as one line too many.
 * @returns one line for each row: `+ table column=value`, `~ table [row] column: old → new`, `- table [row]`, `! event`
 */
export async function changesOf(
  shop: Shop,
  command: () => Promise<unknown>,
  { names = {} }: ChangeOptions = {},
): Promise<string> {
  const live = listenLive(shop)
  try {
    const before = await allRows(shop)
    await live.heard()
    await command()
    const events = (await live.heard()).filter((event) => !Object.hasOwn(event as object, 'marker'))
    const after = await allRows(shop)
    const readable = readableValues(shop, names)
    const lines: string[] = []
    for (const [key, { table, row }] of after) {
      const former = before.get(key)?.row
      if (former === undefined) lines.push(...wrapped([`+ ${table}`, ...readable.columns(row)]))
      else if (JSON.stringify(former) !== JSON.stringify(row))
        lines.push(...wrapped([`~ ${table} [${readable.name(row)}]`, ...readable.differences(former, row)]))
    }
    for (const [key, { table, row }] of before)
      if (!after.has(key)) lines.push(`- ${table} [${readable.name(row)}]`)
    // PostgreSQL merges equal events of transactions that end in the same moment.
    const told = events.map((event) => wrapped(['! event', ...readable.columns(event as Row)]).join('\n'))
    return [...lines, ...new Set(told)].join('\n')
  } finally {
    live.stop()
  }
}

/**
 * Returns `changesOf` for the tests of one file, a minute later than what they have prepared, so that new times differ from
 * former ones.
 * @param people names of ids that all tests know
 */
export function changesAmong(shop: Shop, people: () => Names = () => ({})) {
  return async (command: () => Promise<unknown>, names: Names = {}): Promise<string> => {
    shop.clock.advance(minute)
    return await changesOf(shop, command, { names: { ...people(), ...names } })
  }
}

export function tablesOf(changes: string, tables: RegExp): string[] {
  return changes
    .split(/\n(?=[+~\-!] )/)
    .filter((line) => tables.test(line))
    .map((line) => line.replaceAll(/\n +/g, ' '))
}

export function refusedIn(shop: Shop) {
  return async (call: () => Promise<Answer>, status: number, code: string): Promise<void> => {
    shop.clock.advance(minute)
    await expectNoChange(shop, async () => {
      const answer = await call()
      expect([answer.status, answer.body.code]).toEqual([status, code])
    })
  }
}

export async function expectNoChange(shop: Shop, command: () => Promise<unknown>): Promise<void> {
  expect(await changesOf(shop, command)).toBe('')
}

/** @returns status and code of each answer */
export async function refusalsOf<Name extends string>(
  shop: Shop,
  calls: Record<Name, () => Promise<Answer>>,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  const lines = await changesOf(shop, async () => {
    for (const [name, call] of Object.entries<() => Promise<Answer>>(calls)) {
      const { status, body } = await call()
      answers[name] = [status, body?.code].filter(Boolean).join(' ')
    }
  })
  expect(lines.split('\n').filter((line) => !/^$|^. rate_limits/.test(line))).toEqual([])
  return answers
}

async function allRows({ platform: { database } }: Shop): Promise<Rows> {
  const { rows: tables } = await database.pool.query<{ name: string; keys: string[] }>(
    `SELECT c.relname AS name, array_agg(DISTINCT a.attname::text) AS keys
     FROM pg_class c
     JOIN pg_index i ON i.indrelid = c.oid AND (i.indisprimary OR i.indisunique
       AND NOT EXISTS (SELECT FROM pg_index p WHERE p.indrelid = c.oid AND p.indisprimary))
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
     GROUP BY c.relname ORDER BY c.relname`,
  )
  const every = tables.map(
    ({ name, keys }) =>
      `SELECT '${name}' AS "table", jsonb_build_array(${keys.join(', ')})::text AS key, to_jsonb(t) AS row FROM ${name} t`,
  )
  const { rows } = await database.pool.query<{ table: string; key: string; row: Row }>(
    `SELECT * FROM (${every.join(' UNION ALL ')}) every ORDER BY "table", key`,
  )
  const ofCommand = rows.filter(({ row }) => !countedLater.test(String(row['key'])))
  return new Map(ofCommand.map(({ table, key, row }) => [`${table} ${key}`, { table, row }]))
}

/** Counters that are written after the answer, at any time. */
const countedLater = /^(guest-bookings|orders):all$/

/** Columns that are searched hold spaces instead of the dashes. */
const uuid = /[0-9a-f]{8}([- ])[0-9a-f]{4}\1[0-9a-f]{4}\1[0-9a-f]{4}\1[0-9a-f]{12}/g
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const random = /(?<![\w-])(?=[\w-]*[\dA-Z])[\w-]{32,}(?![\w-])|\bpi_[0-9a-f]{24}\b|\\x[0-9a-f]{16,}/g
const counted = /\b([a-z]+)\d+@(shop|example|posta)\.test\b|\+41791\d{6}\b/g
const dayLength = 86_400_000

function readableValues({ clock }: Shop, names: Record<string, string>) {
  const known = new Map(Object.entries(names))
  let unnamed = 0
  const nameOfId = (id: string) => {
    const name = known.get(id) ?? `#${++unnamed}`
    known.set(id, name)
    return name
  }
  const perKind = new Map<string, number>()
  const nameOfCounted = (written: string, kind = '+4179') => {
    const count = (perKind.get(kind) ?? 0) + (known.has(written) ? 0 : 1)
    perKind.set(kind, count)
    const name = known.get(written) ?? `${kind}-${count}`
    known.set(written, name)
    return name
  }
  const time = (text: string) => {
    const at = new Date(text)
    if (at.getTime() === clock.now().getTime()) return 'now'
    // Columns with the database's own default follow the machine's clock.
    if (Math.abs(at.getTime() - Date.now()) < dayLength) return 'real now'
    return at.toLocaleString('sv', { timeZone: 'Europe/Zurich' }).replace(/:00$/, '')
  }
  const string = (text: string) => {
    if (instant.test(text)) return time(text)
    return text
      .replace(uuid, (id) => nameOfId(id.replaceAll(' ', '-')))
      .replace(counted, nameOfCounted)
      .replace(random, (found) => known.get(found) ?? (found.startsWith('pi_') ? 'pi_…' : '…'))
  }
  const value = (column: string, held: unknown): string => {
    if (/(_hash|secret|^expire)$/.test(column)) return '…'
    if (typeof held === 'string') return string(held)
    if (Array.isArray(held)) return `[${held.map((each) => value('', each)).join(', ')}]`
    if (held !== null && typeof held === 'object') return `{${fields(held).join(', ')}}`
    return String(held)
  }
  const fields = (held: object) =>
    Object.entries(held)
      .map(([column, each]) => ({ column, text: value(column, each), each }))
      .filter(({ each, column, text }) => !isBlank(each) && !(column.endsWith('ated_at') && text === 'now'))
      .map(({ column, text }) => `${column}=${text}`)
  const columns = (row: Row) =>
    fields(row).flatMap((field) => (field.endsWith('}') ? field.split(/(?<=,) /) : [field]))
  return {
    columns,
    name: (row: Row) =>
      value(
        '',
        row['number'] ?? row['name'] ?? row['email'] ?? row['id'] ?? row['purpose'] ?? Object.values(row)[0],
      ),
    differences: (former: Row, row: Row) =>
      Object.keys(row)
        .filter((column) => JSON.stringify(former[column]) !== JSON.stringify(row[column]))
        .map((column) => `${column}: ${value(column, former[column])} → ${value(column, row[column])}`),
  }
}

function isBlank(value: unknown): boolean {
  return !value || (typeof value === 'object' && Object.keys(value).length === 0)
}

function wrapped(parts: readonly string[]): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + part.length < 110) lines[lines.length - 1] = `${last} ${part}`
    else lines.push(last === undefined ? part : `    ${part}`)
  }
  return lines
}
