import { sql, type SqlBool } from 'kysely'

import type { AccountTrace, LeavingAccount } from '#features/accounts/server/account-trace.ts'
import { anonymousAccount } from '#features/accounts/server/anonymous-account.ts'
import { forgetNames } from '#features/audit/server/forget-names.ts'
import type { Actor } from '#features/audit/server/record-change.ts'
import { appointmentSql } from '#features/availability/server/occupancy.ts'
import { forgetMessagesAbout } from '#features/messages/server/forget-messages.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { appointmentsTexts } from '../appointments.it.ts'
import {
  appointmentsOfPerson,
  fetchAppointments,
  phoneBookingsOfPerson,
  selectAppointments,
} from './appointment-rows.ts'
import { anonymiseGuest, anonymisePhoneCustomer, clearFreeTexts } from './appointment-table.ts'
import { applyChange } from './change-appointment.ts'
import { cancellation } from './change/cancellation.ts'
import { countFreedSlot } from './freed-slots-limit.ts'
import { clientLock, guestLock } from './person-locks.ts'

/**
 * Cancels upcoming appointments with the usual mails and deletes the customer's words in past ones. The mails go to the
 * address before it is deleted.
 */
export const appointmentsOfAccount: AccountTrace = {
  // The lock on the address also stops a guest booking with it meanwhile, whether the address is proven or not.
  locks: ({ id, email }) => [clientLock(id), guestLock(email)],
  async forget(platform, transaction, account, { actor, now, callerAddress }) {
    const { db } = transaction
    const ids = await clearFreeTexts(db, isOfAccount(account))
    await cancelUpcoming(platform, transaction, account, { actor, now, callerAddress })
    await anonymisePhoneCustomer(db, phoneBookingsOfPerson(account), now)
    if (account.provenEmail !== null) await anonymiseGuest(db, account.provenEmail, now)
    await forgetNames(db, 'appointment', ids, anonymousAccount)
    await forgetMessagesAbout(db, ids)
  },
}

function isOfAccount(account: LeavingAccount) {
  return sql<SqlBool>`(${appointmentsOfPerson(account)} OR ${phoneBookingsOfPerson(account)})`
}

async function cancelUpcoming(
  platform: Platform,
  transaction: Transaction,
  account: LeavingAccount,
  { actor, now, callerAddress }: { actor: Actor; now: Date; callerAddress: string | null },
): Promise<void> {
  const by = { kind: 'admin', userId: actor.id, actor } as const
  const ahead = selectAppointments(transaction.db)
    .where(isOfAccount(account))
    .where(appointmentSql.ahead(now))
    .orderBy('appointments.starts_at')
  const freedBy =
    callerAddress === null
      ? null
      : { address: callerAddress, userId: account.id, isProven: account.provenEmail !== null }
  for (const appointment of await fetchAppointments(ahead)) {
    const skipsWaitingList = freedBy !== null && (await countFreedSlot(platform, freedBy)(transaction))
    const change = { ...cancellation(appointmentsTexts.accountDeleted, now), skipsWaitingList }
    await applyChange(platform, { transaction, appointment, by, now }, change)
  }
}
