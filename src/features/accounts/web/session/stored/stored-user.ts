import type { User } from '#features/accounts/accounts.contract.ts'
import { isRole } from '#features/accounts/accounts.rules.ts'

/** @returns null for anything that is not a user, such as an entry that was cut off or written by hand */
export function parseStoredUser(text: string | null): User | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isUser(value) ? value : null
  } catch {
    return null
  }
}

/** By hand and not with the contract's schema, because the homepage must not load the schema library for it. */
function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<keyof User, unknown>> = value
  return (
    typeof fields._id === 'string' &&
    typeof fields.email === 'string' &&
    typeof fields.firstName === 'string' &&
    typeof fields.lastName === 'string' &&
    typeof fields.phone === 'string' &&
    isRole(fields.role)
  )
}
