import type { Session } from '#features/accounts/server/find-session.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import { platformError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import type { Barber } from '../barbers.contract.ts'
import { type BarberRow, presentBarber, selectBarbers } from './barber-rows.ts'
import { barbersError } from './errors.ts'
import { isOwnBarber } from './own-barber.ts'

export async function listBarbers(platform: Platform, session: Session): Promise<Barber[]> {
  const [rows, { timeZone }] = await Promise.all([
    selectBarbers(platform.database.db).execute(),
    shopContact(platform),
  ])
  return rows.filter((row) => mayReadBarber(row, session)).map((row) => presentTo(session, row, timeZone))
}

/** @throws AppError 404 */
export async function findBarber(platform: Platform, session: Session, id: string): Promise<Barber> {
  if (!isId(id)) throw barbersError('BARBER_NOT_FOUND')
  const row = await selectBarbers(platform.database.db).where('barbers.id', '=', id).executeTakeFirst()
  if (!row || !mayReadBarber(row, session)) throw barbersError('BARBER_NOT_FOUND')
  return presentTo(session, row, (await shopContact(platform)).timeZone)
}

/** @throws AppError 403 if a caller other than an admin asks for another person's address, 404 */
export async function findBarberByEmail(
  platform: Platform,
  session: Session,
  email: string,
): Promise<Barber> {
  if (session.role !== 'admin' && session.user.email.toLowerCase() !== email) throw platformError('FORBIDDEN')
  const row = await selectBarbers(platform.database.db)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .executeTakeFirst()
  if (!row || (session.role !== 'admin' && !isOwnBarber(session, row))) throw barbersError('BARBER_NOT_FOUND')
  return presentBarber(row, (await shopContact(platform)).timeZone)
}

function mayReadBarber(row: BarberRow, session: Session): boolean {
  return session.role === 'admin' || row.is_active || isOwnBarber(session, row)
}

function presentTo(session: Session, row: BarberRow, zone: string): Barber {
  const barber = presentBarber(row, zone)
  return session.role === 'client' ? { ...barber, email: '', phone: '' } : barber
}
