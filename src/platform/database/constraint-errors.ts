import pg from 'pg'

import type { AppError } from '../http/errors.ts'

/** Constraint name → the refusal that its violation means. Each feature adds its own at start. */
const refusals = new Map<string, () => AppError>()

export function translateConstraint(name: string, refusal: () => AppError): void {
  refusals.set(name, refusal)
}

/** Integrity violations carry the constraint's name; SQLSTATE class 23. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23') ? error.constraint : undefined
}

/** @returns the refusal for a broken rule that the database kept, undefined for anything else */
export function refusalOf(error: unknown): AppError | undefined {
  const constraint = violatedConstraint(error)
  return constraint === undefined ? undefined : refusals.get(constraint)?.()
}

/** What a decision was made on has changed before it could be written: with a new look the work may succeed. */
export class OutdatedRead extends Error {}

/** Constraints whose violation means that what was read is outdated. */
const outdated = new Set<string>()

export function readAgainOn(constraint: string): void {
  outdated.add(constraint)
}

/** 40P01 deadlock detected, 40001 serialization failure: the same work can succeed when it is done again. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof OutdatedRead) return true
  if (outdated.has(violatedConstraint(error) ?? '')) return true
  return error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001')
}

/**
 * The server is away, restarting, out of connections, disk or time: class 08, 57P, 53300 and 53100, 55P03 a lock and 57014 a
 * statement that took too long, 25P03 a transaction that was left waiting.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError)
    return /^(08|57P|53300|53100|55P03|57014|25P03)/.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    [
      'ECONNREFUSED',
      'ECONNRESET',
      'ENOENT',
      'EPIPE',
      'ETIMEDOUT',
      'EHOSTUNREACH',
      'ENOTFOUND',
      'EAI_AGAIN',
    ].includes(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/.test(
      error.message,
    )
  )
}
