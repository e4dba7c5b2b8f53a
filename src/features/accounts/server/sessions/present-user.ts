import type { Selectable } from 'kysely'

import type { Users } from '#platform/database/database.types.ts'
import { type Role, roles } from '#shared/contracts/access.ts'

import type { User } from '../../accounts.contract.ts'

export function presentUser(row: Selectable<Users>): User {
  return {
    _id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    role: roleOf(row.role),
    barberId: row.barber_id,
    profileImage: row.image_url === null ? null : { url: row.image_url },
    emailVerified: row.email_verified_at !== null,
    mustChangePassword: row.must_change_password,
  }
}

export function roleOf(text: string): Role {
  const role = roles.find((known) => known === text)
  if (!role) throw new Error(`Unknown role ${text}`)
  return role
}
