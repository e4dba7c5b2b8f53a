import {
  type AppointmentRow,
  withAppointment,
  bookingError,
  nameOfCustomer,
  asStaff,
  loadAppointment,
  type StaffCaller,
} from '#features/appointments/server/public.ts'
import { recordChange } from '#features/audit/server/public.ts'
import { platformError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'

import type { CustomerCard } from '../customers.contract.ts'
import { canBeBarred, cardOf, emailOf, keyOf, phoneOf } from './card-of-customer.ts'

/** Everything the shop knows of whoever this appointment is for. @throws AppError 404 */
export async function readCustomerCard(
  { database: { db }, clock }: Platform,
  appointmentId: string,
  caller: StaffCaller,
): Promise<CustomerCard> {
  const { row, by } = await loadAppointment(db, appointmentId, caller)
  asStaff(by)
  return await cardOf(db, row, clock.now())
}

export type CardChange = {
  notes?: string | undefined
  barred?: boolean | undefined
  updatedAt?: string | null | undefined
}

/**
 * Notes are for all who work here; barring from online booking is an admin's.
 * @throws AppError 404, 409 when somebody else has changed the card since, or the customer's account is gone
 */
export async function saveCustomerCard(
  platform: Platform,
  appointmentId: string,
  caller: StaffCaller,
  change: CardChange,
): Promise<CustomerCard> {
  return await withAppointment(platform, appointmentId, caller, async (situation) => {
    const { transaction, row, now } = situation
    const { db } = transaction
    const by = asStaff(situation.by)
    if (row.client_deleted_at !== null || row.forgotten_at !== null) throw bookingError('NOT_EDITABLE')
    const customer = keyOf(row)
    const { numInsertedOrUpdatedRows: written } = await db
      .insertInto('customer_cards')
      .values({ customer, updated_at: now })
      .onConflict((conflict) => conflict.column('customer').doNothing())
      .executeTakeFirst()
    const before = await db
      .selectFrom('customer_cards')
      .selectAll()
      .where('customer', '=', customer)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const seen = change.updatedAt ? Date.parse(change.updatedAt) : undefined
    const isNew = written === 1n
    if (!isNew && seen !== undefined && seen !== before.updated_at.getTime()) throw platformError('CONFLICT')
    const notes = change.notes?.trim() ?? before.notes
    const wasBarred = before.barred_at !== null
    const barred = by.kind === 'admin' && canBeBarred(row) ? (change.barred ?? wasBarred) : wasBarred
    await db
      .updateTable('customer_cards')
      .set({ notes, updated_at: now, ...(barred === wasBarred ? {} : barOf(row, barred, now)) })
      .where('customer', '=', customer)
      .execute()
    const name = nameOfCustomer(row)
    if (barred !== wasBarred) {
      const action = barred ? 'barred' : 'unbarred'
      await recordChange(transaction, by.actor, now, { entity: 'customer', id: customer, name, action })
    }
    await recordChange(transaction, by.actor, now, {
      entity: 'customer',
      id: customer,
      name,
      action: 'updated',
      before: { notes: before.notes },
      after: { notes },
    })
    return await cardOf(db, row, now)
  })
}

function barOf(row: AppointmentRow, barred: boolean, since: Date) {
  if (!barred) return { barred_at: null, barred_client_id: null, barred_email: null, barred_phone: null }
  return {
    barred_at: since,
    barred_client_id: row.client_id,
    barred_email: emailOf(row)?.toLowerCase() ?? null,
    barred_phone: phoneOf(row),
  }
}
