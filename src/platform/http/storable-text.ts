import type { FastifyInstance } from 'fastify'

import { platformError } from './errors.ts'

/** PostgreSQL keeps neither the character zero nor half a surrogate pair: no text of a call may hold them. */
export function refuseUnstorableText(api: FastifyInstance): void {
  api.addHook('preValidation', async ({ body, query, params }) => {
    if (![body, query, params].every(isStorable)) throw platformError('INVALID_INPUT')
  })
}

export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, member]) => isStorable(name) && isStorable(member))
}
