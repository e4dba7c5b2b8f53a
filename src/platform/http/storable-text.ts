import type { FastifyInstance } from 'fastify'

import { platformError } from './errors.ts'

/** No valid body is nested deeper, and the code that walks through a value (ours, the schema, JSON.stringify) is recursive. */
const deepest = 20

/** No valid body holds as many values, and the schema and its list of errors spend time on each. */
const maxValues = 5_000

/** Refuses text with NUL characters or lone surrogates, which PostgreSQL cannot store. */
export function refuseUnstorableText(api: FastifyInstance): void {
  api.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    done([body, query, params].every((part) => isStorable(part)) ? undefined : platformError('INVALID_INPUT'))
  })
}

export function isStorable(value: unknown): boolean {
  let left = maxValues
  const isStorablePart = (part: unknown, depth: number): boolean => {
    if (typeof part === 'string') return part.isWellFormed() && !part.includes('\0')
    // Binary parts are left to the handler that reads them.
    if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) return true
    if (depth === deepest) return false
    const members = Object.values(part)
    left -= members.length
    if (left < 0) return false
    const names = Array.isArray(part) ? [] : Object.keys(part)
    return (
      names.every((name) => isStorablePart(name, depth)) &&
      members.every((member) => isStorablePart(member, depth + 1))
    )
  }
  return isStorablePart(value, 0)
}
