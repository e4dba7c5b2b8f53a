import { proveOwnPassword } from '#features/accounts/server/prove-own-password.ts'
import type { Platform } from '#platform/platform.ts'

import type { ProfileFields, SaveBarberRequest } from '../../barber-changes.contract.ts'
import type { Barber } from '../../barbers.contract.ts'
import { type BarberCall, type BarberPart, changeBarber } from './change-barber.ts'
import { profileLocks, profilePart } from './profile-part.ts'
import { sentSpans } from './sent-vacations.ts'
import { servicesPart } from './services-part.ts'
import { vacationsPart } from './vacations-part.ts'
import { workingHoursPart } from './working-hours-part.ts'

/**
 * Saves all parts of a barber's form in one transaction; one error lists all affected appointments. Omitted
 * fields keep their value.
 *
 * @throws AppError 400, 403, 404, 409
 */
export async function saveBarber(
  platform: Platform,
  call: BarberCall,
  { updatedAt, keepAppointments, services, workingHours, vacations, ...profile }: SaveBarberRequest,
): Promise<Barber> {
  const hasProfile = Object.values(profile).some((field) => field !== undefined)
  const parts: BarberPart[] = []
  if (hasProfile)
    parts.push(
      profilePart(
        platform,
        { ...call, hasProvenPassword: await hasProven(platform, call, profile) },
        profile,
      ),
    )
  if (services) parts.push(servicesPart(services))
  if (workingHours) parts.push(workingHoursPart(workingHours))
  if (vacations) parts.push(vacationsPart(await sentSpans(platform, vacations)))
  const locks = hasProfile ? profileLocks : {}
  return await changeBarber(platform, call, { updatedAt, keepAppointments }, parts, locks)
}

/**
 * Slow, so it runs before any row is locked.
 *
 * @throws AppError 400 for a wrong password, 429
 */
async function hasProven(
  platform: Platform,
  { session }: BarberCall,
  { email, currentPassword }: ProfileFields,
): Promise<boolean> {
  if (email === undefined || currentPassword === undefined) return false
  await proveOwnPassword(platform, session, currentPassword)
  return true
}
