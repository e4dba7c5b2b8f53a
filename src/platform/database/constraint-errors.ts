import pg from 'pg'

import type { AppError } from '../http/errors.ts'

const refusals = new Map<string, () => AppError>()

export function registerConstraintRefusal(name: string, refusal: () => AppError): void {
  refusals.set(name, refusal)
}

export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23') ? error.constraint : undefined
}

/** @returns the refusal for a violated constraint; undefined for any other error */
export function refusalOf(error: unknown): AppError | undefined {
  const constraint = violatedConstraint(error)
  return constraint === undefined ? undefined : refusals.get(constraint)?.()
}

/** The rows that a decision relied on have changed before it was written. Reading again may succeed. */
export class OutdatedRead extends Error {}

const outdated = new Set<string>()

export function retryOnConstraint(constraint: string): void {
  outdated.add(constraint)
}

/** 40P01 deadlock detected, 40001 serialization failure: a second attempt can succeed. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof OutdatedRead) return true
  if (outdated.has(violatedConstraint(error) ?? '')) return true
  return error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001')
}

/**
 * The server is unreachable, restarting, or out of connections, disk or time: class 08, 57P, 53300 and 53100, 55P03 (lock
 * timeout), 57014 (statement timeout), 25P03 (idle transaction timeout).
 */
export function isDatabaseUnavailable(error: unknown): boolean {
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
