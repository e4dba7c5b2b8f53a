import type { FastifyInstance } from 'fastify'

import { platformError } from './errors.ts'

/** Nothing of ours is nested deeper, and what walks through a value (we, the schema, JSON.stringify) has no deep stack. */
const deepest = 20

/** Nothing of ours holds as many values, and what reads them (the schema, its list of errors) takes its time for each. */
const mostValues = 5_000

/** PostgreSQL keeps neither the character zero nor half a surrogate pair: no text of a call may hold them. */
export function refuseUnstorableText(api: FastifyInstance): void {
  api.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    done([body, query, params].every((part) => isStorable(part)) ? undefined : platformError('INVALID_INPUT'))
  })
}

export function isStorable(value: unknown): boolean {
  let left = mostValues
  const isKept = (part: unknown, depth: number): boolean => {
    if (typeof part === 'string') return part.isWellFormed() && !part.includes('\0')
    // Bytes are read by whoever asks for them, not one by one.
    if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) return true
    if (depth === deepest) return false
    const members = Object.values(part)
    left -= members.length
    if (left < 0) return false
    const names = Array.isArray(part) ? [] : Object.keys(part)
    return names.every((name) => isKept(name, depth)) && members.every((member) => isKept(member, depth + 1))
  }
  return isKept(value, 0)
}
