import { accountsError } from '#features/accounts/server/errors.ts'
import { changeLoginAddress } from '#features/accounts/server/login-address.ts'
import { findLogin, linkBarber, type Login, loginOfBarber } from '#features/accounts/server/logins.ts'
import { recordUserChange } from '#features/accounts/server/record-user-change.ts'
import { staffLock } from '#features/accounts/server/staff-lock.ts'
import { requirePlanLimit } from '#features/plans/server/require-plan-limit.ts'
import type { Db } from '#platform/database/database.ts'
import type { TransactionOptions } from '#platform/database/transaction.ts'
import { AppError, platformError } from '#platform/http/errors.ts'
import { changedPhone } from '#platform/phone-numbers.ts'
import type { Platform } from '#platform/platform.ts'
import type { Role } from '#shared/contracts/access.ts'
import { phoneTexts } from '#shared/phone.it.ts'
import { isInternationalPhone } from '#shared/phone.ts'

import type { ProfileFields } from '../../barber-changes.contract.ts'
import type { BarberRow } from '../barber-rows.ts'
import { type BarberCall, type BarberChange, type BarberPart, noneAffected } from './change-barber.ts'

export const profileLocks: TransactionOptions = { exclusive: [staffLock] }

/**
 * Changes the profile. The caller holds `profileLocks`.
 *
 * @throws AppError 400, 403, 409
 */
export function profilePart(
  platform: Platform,
  { session, hasProvenPassword }: BarberCall & { hasProvenPassword: boolean },
  request: ProfileFields,
): BarberPart {
  const { role } = session
  const isAdmin = role === 'admin'
  if (!isAdmin && request.isActive !== undefined) throw platformError('FORBIDDEN')
  if (!isAdmin && request.phone !== undefined && !isInternationalPhone(request.phone)) throw badPhone()
  return async (change) => {
    const { transaction, before, ahead, record, now, zone } = change
    const after = profileAfter(before, request, role)
    if (after.is_active && !before.is_active)
      await requirePlanLimit(transaction, { gate: 'barber', role, now, zone })
    await transaction.db
      .updateTable('barbers')
      .set({ ...after, ...(after.is_active ? {} : { calendar_feed: null }) })
      .where('id', '=', before.id)
      .execute()
    if (after.email !== before.email) {
      const login = await loginOf(change)
      if (login?.id === session.userId && !hasProvenPassword) throw accountsError('PROFILE_PASSWORD_WRONG')
      if (login) await moveLogin(platform, change, login, after.email)
    }
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

function profileAfter(before: Profile, request: ProfileFields, role: Role): Profile {
  return {
    first_name: request.firstName ?? before.first_name,
    last_name: request.lastName ?? before.last_name,
    email: request.email ?? before.email,
    phone: changedPhone(request.phone ?? before.phone, before.phone, 'phone', refusalOf(role)),
    tagline: request.tagline ?? before.tagline,
    bio: request.bio ?? before.bio,
    is_active: request.isActive ?? before.is_active,
  }
}

async function loginOf({ transaction: { db }, before }: BarberChange): Promise<Login | undefined> {
  return (await loginOfBarber(db, before.id)) ?? (await unlinkedLogin(db, before.email))
}

/**
 * Moves the login's e-mail with the barber's. It links the login first, because the two differ until the new
 * e-mail is proven.
 */
async function moveLogin(
  platform: Platform,
  { transaction, before, actor, now }: BarberChange,
  login: Login,
  email: string,
): Promise<void> {
  if (login.barber_id === null) await linkBarber(transaction, actor, login, before.id, now)
  await changeLoginAddress(platform, transaction, login, { email, now })
  await recordUserChange(transaction, actor, now, login, {
    action: 'updated',
    before: { email: login.email },
    after: { email },
  })
}

async function unlinkedLogin(db: Db, email: string): Promise<Login | undefined> {
  const login = await findLogin(db, email)
  return login?.role === 'barber' && login.barber_id === null && !login.without_profile ? login : undefined
}

export function auditedProfile(profile: Profile): Record<string, unknown> {
  const { first_name: firstName, last_name: lastName, email, phone, tagline, bio, is_active } = profile
  return { firstName, lastName, email, phone, tagline, bio, isActive: is_active }
}

function refusalOf(role: Role): string {
  return role === 'admin' ? phoneTexts.invalid : phoneTexts.notInternational
}

function badPhone(): AppError {
  const message = phoneTexts.notInternational
  return new AppError('INVALID_INPUT', 400, message, { errors: { phone: message } })
}
