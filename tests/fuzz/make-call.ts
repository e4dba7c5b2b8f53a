import { goodBody } from './good-bodies.ts'
import {
  hostileDay,
  hostileFor,
  hostileId,
  hostileNumber,
  hostileText,
  hostileTime,
} from './hostile-values.ts'
import type { Random } from './random.ts'

export type Schema = {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

export type Operation = {
  method: string
  path: string
  parameters: readonly { name: string; in: string; schema: Schema }[]
  body: Schema | undefined
}

export type Known = {
  barbers: readonly string[]
  appointments: readonly string[]
  users: readonly string[]
  services: readonly { id: string; name: string; price: number; duration: number }[]
  emails: readonly string[]
  plans: readonly string[]
  subscription: string
  payments: readonly string[]
  intents: readonly string[]
}

/** The good values of one call, which belong together: a price is the price of its service. */
export type Choice = Omit<Known, 'services'> & { service: Known['services'][number]; path: string }

export type Call = { method: string; url: string; headers: Record<string, string>; body: string | undefined }

export function makeCall(operation: Operation, known: Known, random: Random): Call {
  const choice = { ...known, service: random.of(known.services), path: operation.path }
  // Some calls are valid throughout and some wrong in one field, so that they reach the code behind the checks.
  const spoil = random.of([0, 0, 0.05, 0.1, 0.3, 0.9])
  const query = new URLSearchParams()
  let path = operation.path
  for (const { name, in: place, schema } of operation.parameters) {
    const value = asText(random.chance(spoil) ? hostileId(random) : goodValue(name, schema, choice, random))
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value.toWellFormed()) || '%20')
    else if (random.chance(0.8)) query.append(name, value.toWellFormed().slice(0, 3_000))
  }
  if (random.chance(0.05))
    query.append(hostileText(random).toWellFormed().slice(0, 80), hostileText(random).toWellFormed())
  const search = query.size > 0 ? `?${query}` : ''
  const headers: Record<string, string> = {}
  if (random.chance(0.1))
    headers['idempotency-key'] = random.of(['k', 'k'.repeat(200), 'k'.repeat(201), '%00', ' '])
  if (random.chance(0.05))
    headers['accept-encoding'] = random.of(['zstd', 'br;q=0', '*', ';;;;', 'gzip, '.repeat(200)])
  if (random.chance(0.05))
    headers['x-forwarded-for'] = random.of(['::1', '1.2.3.4, 5.6.7.8', 'x', '2001:db8::1%eth0'])
  const { method } = operation
  if (method === 'GET') return { method, url: path + search, headers, body: undefined }
  return { method, url: path + search, ...bodyOf(operation, choice, random, spoil, headers) }
}

function bodyOf(
  { method, path, body: schema }: Operation,
  choice: Choice,
  random: Random,
  spoil: number,
  headers: Record<string, string>,
): Pick<Call, 'headers' | 'body'> {
  if (!schema && random.chance(0.8)) return { headers, body: undefined }
  headers['content-type'] = random.chance(0.02)
    ? random.of(['text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=utf-7'])
    : 'application/json'
  if (random.chance(0.03)) {
    const broken = [
      '{',
      '{"a":}',
      '',
      '[]',
      'null',
      '"',
      '1e999',
      '{"a":1,"a":2}',
      '['.repeat(20_000),
      '\ud800',
    ]
    return { headers, body: random.of(broken) }
  }
  return { headers, body: JSON.stringify(valueOf()) ?? 'null' }

  function valueOf(): unknown {
    if (random.chance(0.03)) return hostileFor('', random)
    const good = goodBody(`${method} ${path.replace('/api', '')}`, choice, random)
    if (!good || random.chance(0.2)) return spoiled(schema ?? {}, '', choice, random, spoil)
    const field = random.of(['x', ...Object.keys(good)])
    if (random.chance(0.6)) good[field] = hostileFor(field, random)
    return good
  }
}

function spoiled(schema: Schema, name: string, choice: Choice, random: Random, spoil: number): unknown {
  if (name !== '' && random.chance(spoil)) return hostileFor(name, random)
  const options = schema.anyOf ?? schema.oneOf
  if (options?.length) return spoiled(random.of(options), name, choice, random, spoil)
  const parts = schema.allOf ?? []
  if (schema.type === 'object' || schema.properties || parts.length > 0) {
    const members = [schema, ...parts].flatMap((part) => Object.entries(part.properties ?? {}))
    const required = new Set([schema, ...parts].flatMap((part) => part.required ?? []))
    const entries = members
      .filter(([member]) => (required.has(member) ? !random.chance(spoil / 4) : random.chance(0.7)))
      .map(([member, inner]): [string, unknown] => [member, spoiled(inner, member, choice, random, spoil)])
    if (random.chance(spoil / 3)) entries.push([hostileText(random), hostileFor('', random)])
    return Object.fromEntries(entries)
  }
  if (schema.type === 'array') {
    const length = random.of([0, 1, 2, 7, 7])
    return Array.from({ length }, () => spoiled(schema.items ?? {}, name, choice, random, spoil))
  }
  return goodValue(name, schema, choice, random)
}

function goodValue(name: string, schema: Schema, choice: Choice, random: Random): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.length) return random.of(schema.enum)
  if (schema.type === 'boolean') return random.chance(0.5)
  if (schema.type === 'null') return null
  if (schema.type === 'number' || schema.type === 'integer') {
    if (random.chance(0.05)) return hostileNumber(random)
    if (/price|amount/i.test(name)) return choice.service.price
    if (/duration/i.test(name)) return choice.service.duration
    return random.of([0, 1, 15, 30, 45, 60, schema.minimum ?? 5, schema.maximum ?? 100])
  }
  return goodText(name, choice, random)
}

function goodText(name: string, choice: Choice, random: Random): string {
  if (/email/i.test(name)) return random.of(choice.emails)
  if (/phone/i.test(name)) return `+4179${1_000_000 + random.below(9_000_000)}`
  if (/barber/i.test(name)) return random.chance(0.1) ? 'any' : random.of(choice.barbers)
  if (/serviceId/i.test(name)) return choice.service.id
  if (/service/i.test(name)) return choice.service.name
  if (/id$|token/i.test(name)) return random.of(idsFor(choice))
  if (/updatedAt/.test(name)) return new Date().toISOString()
  if (/^time$|Time$/.test(name)) return `${10 + random.below(9)}:${random.of(['00', '15', '30', '45'])}`
  if (/date|day|from|to$|start|end/i.test(name))
    return random.chance(0.8)
      ? `2026-03-${12 + random.below(19)}`
      : random.of([hostileDay, hostileTime])(random)
  if (/password/i.test(name)) return random.of(['una password lunga', 'un’altra password', 'x'])
  if (/role|status|view|page|limit/i.test(name))
    return random.of(['1', '2', '50', 'client', 'barber', 'admin', 'pending'])
  return random.of(['Anna', 'Élia', 'Rossi', 'Taglio', '10', 'true', hostileText(random).slice(0, 60)])
}

function idsFor({ path, barbers, appointments, users, payments, service }: Choice): readonly string[] {
  if (path.includes('/barbers/')) return barbers
  if (path.includes('/users/')) return users
  if (path.includes('/services/')) return [service.id]
  if (path.startsWith('/payments/{id}')) return payments
  return path.includes('/barber/') ? barbers : appointments
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
