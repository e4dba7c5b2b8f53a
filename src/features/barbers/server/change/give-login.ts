import { inviteUser } from '#features/accounts/server/invite-user.ts'
import { findLogin, linkBarber, type Login } from '#features/accounts/server/logins.ts'
import { recordUserChange } from '#features/accounts/server/record-user-change.ts'
import { type Actor, recordChange } from '#features/audit/server/record-change.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { storedPhone } from '#platform/phone-numbers.ts'
import { phoneTexts } from '#shared/phone.it.ts'

import type { CreateBarberRequest } from '../../barber-changes.contract.ts'
import { barbersError } from '../errors.ts'

/**
 * Links the existing account of the e-mail if the request asks for it. Without one, it invites a new login if
 * requested.
 *
 * @throws AppError 409 USER_EXISTS when the request does not ask for the link; 409 when the account has
 * another barber
 */
export async function giveLogin(
  transaction: Transaction,
  actor: Actor,
  barberId: string,
  request: CreateBarberRequest,
  now: Date,
): Promise<void> {
  const { email, firstName, lastName, createLogin, linkExistingUser } = request
  const login = await findLogin(transaction.db, email)
  if (login) {
    if (!linkExistingUser) throw userExists(login)
    if (login.barber_id !== null) throw barbersError('USER_ALREADY_LINKED')
    const role = await linkBarber(transaction, actor, login, barberId, now)
    await recordUserChange(transaction, actor, now, login, {
      action: 'updated',
      before: { role: login.role, barber: null },
      after: { role, barber: `${firstName} ${lastName}` },
    })
  } else if (createLogin) {
    const phone = storedPhone(request.phone, 'phone', phoneTexts.invalid)
    const id = await inviteUser(
      transaction,
      { email, firstName, lastName, phone, role: 'barber', barberId },
      now,
    )
    await recordChange(transaction, actor, now, {
      entity: 'user',
      id,
      name: `${firstName} ${lastName}`,
      action: 'created',
      after: { email, role: 'barber', barber: `${firstName} ${lastName}` },
    })
  }
}

function userExists({ email, first_name: firstName, last_name: lastName, role }: Login) {
  return barbersError('USER_EXISTS', { details: { email, firstName, lastName, role } })
}
