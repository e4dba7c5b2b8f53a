import { normalisePhone } from '#features/accounts/phone.rules.ts'
import {
  changeLoginEmail,
  findLogin,
  type Login,
  loginOfBarber,
  staffLock,
} from '#features/accounts/server/public.ts'
import { appointmentsAhead } from '#features/appointments/server/public.ts'
import { type Actor, auditActor, recordChange } from '#features/audit/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import { AppError, platformError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'

import { barbersTexts } from '../barbers.it.ts'
import { isInternationalPhone } from '../profile.rules.ts'
import type { Barber, BarberProfileRequest } from '../staff.contract.ts'
import type { BarberRow } from './barber-rows.ts'
import { type BarberCall, type BarberChange, changeBarber } from './change-barber.ts'
import { appointmentsAffected } from './errors.ts'

/**
 * Who a barber is; what the request leaves out stays. The address of a linked login goes along.
 * @throws AppError 400, 403, 404, 409
 */
export async function updateProfile(
  platform: Platform,
  call: BarberCall,
  request: BarberProfileRequest,
): Promise<Barber> {
  const isAdmin = call.session.role === 'admin'
  if (!isAdmin && request.isActive !== undefined) throw platformError('FORBIDDEN')
  if (!isAdmin && request.phone !== undefined && !isInternationalPhone(request.phone)) throw badPhone()
  const actor = auditActor(call.session)
  return await changeBarber(
    platform,
    { ...call, updatedAt: request.updatedAt },
    async (change) => {
      const { transaction, before, name, now } = change
      const { db } = transaction
      if (before.is_active && request.isActive === false && !request.keepAppointments) {
        const ahead = await appointmentsAhead(db, before.id, now)
        if (ahead.length > 0) throw appointmentsAffected(ahead)
      }
      const after = profileAfter(before, request)
      await db
        .updateTable('barbers')
        .set({ ...after, ...(after.is_active ? {} : { calendar_feed: null }) })
        .where('id', '=', before.id)
        .execute()
      if (after.email !== before.email) await moveLogin(change, actor, after.email)
      await recordChange(transaction, actor, now, {
        entity: 'barber',
        id: before.id,
        name,
        action: 'updated',
        before: auditedProfile(before),
        after: auditedProfile(after),
      })
    },
    { exclusive: [staffLock] },
  )
}

type Profile = Pick<
  BarberRow,
  'first_name' | 'last_name' | 'email' | 'phone' | 'tagline' | 'bio' | 'is_active'
>

function profileAfter(before: Profile, request: BarberProfileRequest): Profile {
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
async function moveLogin(
  { transaction, before, now }: BarberChange,
  actor: Actor,
  email: string,
): Promise<void> {
  const { db } = transaction
  const login = (await loginOfBarber(db, before.id)) ?? (await unlinkedLogin(db, before.email))
  if (!login || login.email === email) return
  await changeLoginEmail(db, login, email, now)
  await recordChange(transaction, actor, now, {
    entity: 'user',
    id: login.id,
    name: `${login.first_name} ${login.last_name}`,
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
  const message = barbersTexts.validation.phone
  return new AppError('INVALID_INPUT', 400, message, { errors: { phone: message } })
}
