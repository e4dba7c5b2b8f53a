import type { FastifyInstance } from 'fastify'

import { platformError } from './errors.ts'

/** PostgreSQL keeps neither the character zero nor half a surrogate pair: no text of a call may hold them. */
export function refuseUnstorableText(api: FastifyInstance): void {
  api.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    done([body, query, params].every(isStorable) ? undefined : platformError('INVALID_INPUT'))
  })
}

export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, member]) => isStorable(name) && isStorable(member))
}
