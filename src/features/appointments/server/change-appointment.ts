import type { Db } from '#platform/database/database.ts'
import { inTransaction, type Transaction, writeUnlessConstraint } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { occupiesSlot } from '../appointment-statuses.rules.ts'
import { type AppointmentFields, writeFields } from './appointment-table.ts'
import type { Appointment } from './appointment.ts'
import { type BarberVersion, holdBarber } from './change/hold-barber.ts'
import { clientIdOf } from './customer.ts'
import { runEffects } from './effects/effects.ts'
import { staffRefusalOf, bookingError } from './errors.ts'
import { removeHoldsInTheWay } from './hold-table.ts'
import { actorOf, type Caller, type Loaded, loadAppointment, readAppointment } from './load-appointment.ts'
import { personLocks } from './person-locks.ts'

export type Change = {
  attempts: readonly {
    set: AppointmentFields
    /** This barber's hours and vacations must be the same as when they were read. */
    barber?: BarberVersion
  }[]
  isRefundOrdered?: boolean
  skipsWaitingList?: boolean
  taken: 'SLOT_TAKEN' | 'SLOT_NO_LONGER_FREE'
}

export type LockedAppointment = Loaded & { transaction: Transaction; now: Date }

/** `skipsWaitingList` runs in the transaction once the change is certain; true skips the waiting list. */
export type WaitingListOption = {
  skipsWaitingList?: ((transaction: Transaction) => Promise<boolean>) | undefined
}

type Options = {
  locks?: readonly number[]
  /** Locks rows that every writer locks before an appointment. */
  lockBefore?: (db: Db) => Promise<unknown>
}

/**
 * Changes one appointment and runs all effects of the change.
 * @param decide returns undefined to leave everything as it is, without messages
 * @returns the appointment afterwards
 * @throws AppError 404, 409
 */
export async function changeAppointment(
  platform: Platform,
  id: string,
  caller: Caller,
  decide: (locked: LockedAppointment) => Change | undefined | Promise<Change | undefined>,
  options: Options = {},
): Promise<Appointment> {
  return await withAppointment(
    platform,
    id,
    caller,
    async (locked) => {
      const change = await decide(locked)
      return change ? await applyChange(platform, locked, change) : locked.appointment
    },
    options,
  )
}

/**
 * Runs `work` on one appointment, with its customer's locks and then its row locked. Every writer of appointments takes
 * locks in this order, see docs/decisions/0011.
 * @throws AppError 404
 */
export async function withAppointment<T>(
  platform: Platform,
  id: string,
  caller: Caller,
  work: (locked: LockedAppointment) => Promise<T>,
  { locks = [], lockBefore }: Options = {},
): Promise<T> {
  const now = platform.clock.now()
  const seen = await loadAppointment(platform.database.db, id, caller)
  return await inTransaction(
    platform,
    async (transaction) => {
      await lockBefore?.(transaction.db)
      const loaded = await loadAppointment(transaction.db, id, caller, { lock: true })
      return await work({ ...loaded, transaction, now }).catch((error: unknown) => {
        throw actorOf(loaded.by) === 'customer' ? error : staffRefusalOf(error)
      })
    },
    { exclusive: [...locks, ...personLocks(seen.appointment.customer)] },
  )
}

/** Applies a change for a caller who holds the locks and the row. @throws AppError 409 when every slot is taken */
export async function applyChange(
  platform: Platform,
  { transaction, appointment: before, by, now }: LockedAppointment,
  change: Change,
): Promise<Appointment> {
  await writeFirstPossible(transaction, before, change, now)
  const after = await readAppointment(transaction.db, before.id)
  const { isRefundOrdered = false, skipsWaitingList = false } = change
  await runEffects(platform, transaction, { before, after, by, now, isRefundOrdered, skipsWaitingList })
  // The effects may have ordered refunds.
  return before.payment.paid === 0 ? after : await readAppointment(transaction.db, before.id)
}

async function writeFirstPossible(
  transaction: Transaction,
  before: Appointment,
  { attempts, taken }: Change,
  now: Date,
): Promise<void> {
  for (const { set, barber } of attempts) {
    if (barber) await holdBarber(transaction, barber)
    const barberId = (barber ?? set.barber ?? before.barber).id
    const { startsAt, endsAt } = { ...before, ...set }
    const place = { barberId, clientId: clientIdOf(before.customer), startsAt, endsAt }
    if (occupiesSlot({ status: set.status ?? before.status }))
      await removeHoldsInTheWay(transaction, place, now)
    const write = () => writeFields(transaction.db, before, set, now)
    if (await writeUnlessConstraint(transaction, 'appointments_no_overlap_per_barber', write)) return
  }
  throw bookingError(taken)
}
