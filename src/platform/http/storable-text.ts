import type { FastifyInstance } from 'fastify'

import { platformError } from './errors.ts'

/** Nothing of ours is nested deeper, and what walks through a value (we, the schema, JSON.stringify) has no deep stack. */
const deepest = 20

/** PostgreSQL keeps neither the character zero nor half a surrogate pair: no text of a call may hold them. */
export function refuseUnstorableText(api: FastifyInstance): void {
  api.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    done([body, query, params].every((part) => isStorable(part)) ? undefined : platformError('INVALID_INPUT'))
  })
}

export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth === deepest) return false
  return Object.entries(value).every(([name, member]) => isStorable(name) && isStorable(member, depth + 1))
}
