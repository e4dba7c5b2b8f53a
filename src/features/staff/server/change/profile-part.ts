import {
  recordUserChange,
  changeLoginEmail,
  findLogin,
  type Login,
  loginOfBarber,
  type Session,
  staffLock,
} from '#features/accounts/server/public.ts'
import type { BarberRow } from '#features/barbers/server/public.ts'
import { admit } from '#features/plans/server/public.ts'
import type { ProfileFields } from '#features/staff/staff.contract.ts'
import type { Db } from '#platform/database/database.ts'
import type { Opening } from '#platform/database/transaction.ts'
import { AppError, platformError } from '#platform/http/errors.ts'
import { phoneTexts } from '#shared/phone.it.ts'
import { isInternationalPhone, normalisePhone } from '#shared/phone.ts'

import { type BarberChange, type BarberPart, noneAffected } from './change-barber.ts'

export const profileLocks: Opening = { exclusive: [staffLock] }

/** Behind `profileLocks`. @throws AppError 400, 403, 409 */
export function profilePart({ role }: Session, request: ProfileFields): BarberPart {
  const isAdmin = role === 'admin'
  if (!isAdmin && request.isActive !== undefined) throw platformError('FORBIDDEN')
  if (!isAdmin && request.phone !== undefined && !isInternationalPhone(request.phone)) throw badPhone()
  return async (change) => {
    const { transaction, before, ahead, record, now, zone } = change
    const after = profileAfter(before, request)
    if (after.is_active && !before.is_active) await admit(transaction, { gate: 'barber', role, now, zone })
    await transaction.db
      .updateTable('barbers')
      .set({ ...after, ...(after.is_active ? {} : { calendar_feed: null }) })
      .where('id', '=', before.id)
      .execute()
    if (after.email !== before.email) await moveLogin(change, after.email)
    await record('barber', {
      before: auditedProfile(before),
      after: auditedProfile(after),
    })
    return before.is_active && !after.is_active ? ahead : noneAffected
  }
}

type Profile = Pick<
  BarberRow,
  'first_name' | 'last_name' | 'email' | 'phone' | 'tagline' | 'bio' | 'is_active'
>

function profileAfter(before: Profile, request: ProfileFields): Profile {
  return {
    first_name: request.firstName ?? before.first_name,
    last_name: request.lastName ?? before.last_name,
    email: request.email ?? before.email,
    phone: request.phone === undefined ? before.phone : normalisePhone(request.phone),
    tagline: request.tagline ?? before.tagline,
    bio: request.bio ?? before.bio,
    is_active: request.isActive ?? before.is_active,
  }
}

/** Barber and login never have two addresses, also while only the address says that they belong together. */
async function moveLogin({ transaction, before, actor, now }: BarberChange, email: string): Promise<void> {
  const { db } = transaction
  const login = (await loginOfBarber(db, before.id)) ?? (await unlinkedLogin(db, before.email))
  if (!login || login.email === email) return
  await changeLoginEmail(db, login, email, now)
  await recordUserChange(transaction, actor, now, login, {
    action: 'updated',
    before: { email: login.email },
    after: { email },
  })
}

async function unlinkedLogin(db: Db, email: string): Promise<Login | undefined> {
  const login = await findLogin(db, email)
  return login?.role === 'barber' && login.barber_id === null ? login : undefined
}

export function auditedProfile(profile: Profile): Record<string, unknown> {
  const { first_name: firstName, last_name: lastName, email, phone, tagline, bio, is_active } = profile
  return { firstName, lastName, email, phone, tagline, bio, isActive: is_active }
}

function badPhone(): AppError {
  const message = phoneTexts.notInternational
  return new AppError('INVALID_INPUT', 400, message, { errors: { phone: message } })
}
