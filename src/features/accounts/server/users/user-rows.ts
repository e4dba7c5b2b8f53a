import type { Db } from '#platform/database/database.ts'
import type { RowOf } from '#platform/database/row-of.ts'
import { isId } from '#shared/ids.ts'

import type { AdminUser } from '../../admin-users.contract.ts'
import { accountsError } from '../errors.ts'
import { presentUser } from '../sessions/present-user.ts'

export function selectUsers(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('barbers', 'barbers.id', 'users.barber_id')
    .selectAll('users')
    .select(['barbers.first_name as barber_first_name', 'barbers.last_name as barber_last_name'])
    .where('users.deleted_at', 'is', null)
}

export type UserRow = RowOf<typeof selectUsers>

/** @throws AppError 404 */
export async function lockUser(db: Db, id: string): Promise<UserRow> {
  if (!isId(id)) throw accountsError('USER_NOT_FOUND')
  const row = await selectUsers(db).where('users.id', '=', id).forNoKeyUpdate(['users']).executeTakeFirst()
  if (!row) throw accountsError('USER_NOT_FOUND')
  return row
}

export async function holdUser(db: Db, id: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

export function presentAdminUser(row: UserRow): AdminUser {
  return {
    ...presentUser(row),
    barber:
      row.barber_id === null
        ? null
        : {
            _id: row.barber_id,
            firstName: row.barber_first_name ?? '',
            lastName: row.barber_last_name ?? '',
          },
    withoutProfile: row.without_profile,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export function auditedFields(row: UserRow) {
  const { firstName, lastName, email, phone, role, barber } = presentAdminUser(row)
  return {
    firstName,
    lastName,
    email,
    phone,
    role,
    barber: barber && `${barber.firstName} ${barber.lastName}`.trim(),
  }
}
