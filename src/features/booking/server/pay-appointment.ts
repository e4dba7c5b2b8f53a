import { isPayable } from '#features/appointments/appointment-statuses.rules.ts'
import { dueOf } from '#features/appointments/money.rules.ts'
import { type Appointment, moneyOf } from '#features/appointments/server/appointment.ts'
import { withAppointment } from '#features/appointments/server/change-appointment.ts'
import { clientIdOf, nameOfCustomer } from '#features/appointments/server/customer.ts'
import { notEditable } from '#features/appointments/server/errors.ts'
import { type Caller, loadAppointment, userIdOf } from '#features/appointments/server/load-appointment.ts'
import { reflectPayments } from '#features/appointments/server/reflect-payments.ts'
import { type Actor, recordChange } from '#features/audit/server/record-change.ts'
import { paymentError } from '#features/payments/server/errors.ts'
import { openPayment, recordCash } from '#features/payments/server/open-payment.ts'
import type { Payables } from '#features/payments/server/payable.ts'
import {
  type PaymentRow,
  type PaymentWithRefunds,
  readPayment,
  selectPayments,
} from '#features/payments/server/payment-rows.ts'
import { closePayment } from '#features/payments/server/settle-payment.ts'
import type { Db } from '#platform/database/database.ts'
import { platformError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'
import { ProviderUnavailable, RefusedByProvider } from '#platform/stripe/provider-faults.ts'
import { newId } from '#platform/uuid.ts'
import { centimesToChf } from '#shared/money.ts'

import { payerFrom } from './payer-from.ts'

type PayAppointmentDeps = { platform: Platform; payables: Payables }

/**
 * Opens a payment for the client's own appointment, or returns the open one, so that two windows share a payment.
 * @returns the payment's id
 * @throws AppError 403 for the staff, 404, 409 when it is cancelled or paid, 503 when payments are not configured
 */
export async function payOnline(deps: PayAppointmentDeps, id: string, caller: Caller): Promise<string> {
  const { platform } = deps
  if (!platform.payments.salon) throw paymentError('PAYMENTS_UNAVAILABLE')
  const payment = await withAppointment(
    platform,
    id,
    caller,
    async ({ appointment, by, transaction, now }) => {
      // Only customers pay by card; the staff records cash.
      if (by.kind !== 'client' && userIdOf(by) !== clientIdOf(appointment.customer))
        throw platformError('FORBIDDEN')
      const amount = dueNow(appointment)
      const open = await openPaymentOf(transaction.db, appointment.id)
      if (open) return open.amount_centimes === amount ? { id: open.id } : { outdated: open }
      const ordered = paymentOf(appointment, amount)
      await openPayment(transaction, {
        ...ordered,
        // A guest booking with the address of an account is paid by this account.
        userId: userIdOf(by),
        payer: payerFrom(appointment.customer),
        now,
      })
      return { id: ordered.id }
    },
  )
  if (payment.outdated === undefined) return payment.id
  // The appointment was moved to another service: close the payment with the old amount.
  const closed = await closePayment(deps, payment.outdated)
  if (closed.state === 'processing') throw paymentError('PAYMENT_PROCESSING')
  return await payOnline(deps, id, caller)
}

/** @throws AppError 403 for its customer, 404, 409 when it is cancelled or paid */
export async function recordPaidAtShop(
  deps: PayAppointmentDeps,
  id: string,
  caller: Caller,
  actor: Actor,
): Promise<PaymentWithRefunds> {
  const { platform } = deps
  await endOnlinePayment(deps, id, caller)
  return await withAppointment(platform, id, caller, async ({ appointment, by, transaction, now }) => {
    requireStaff(by)
    const amount = dueNow(appointment)
    const taken = paymentOf(appointment, amount)
    await recordCash(transaction, { ...taken, userId: clientIdOf(appointment.customer), payer: null, now })
    await reflectPayments(transaction.db, appointment.id, now)
    await recordChange(transaction, actor, now, {
      entity: 'payment',
      id: taken.id,
      name: nameOfCustomer(appointment.customer),
      action: 'paid',
      before: null,
      after: { amount: centimesToChf(amount), service: appointment.service.name, date: appointment.day },
    })
    const payment = await readPayment(transaction.db, 'id', taken.id)
    if (!payment) throw new Error('A payment that was just written is there')
    return payment
  })
}

/** Throws 403 instead of 404, since the customer knows that the appointment exists. */
function requireStaff(by: Caller): void {
  if (by.kind !== 'admin' && by.kind !== 'barber') throw platformError('FORBIDDEN')
}

function paymentOf({ id: appointmentId }: Appointment, amount: number) {
  return {
    id: newId(),
    purpose: 'appointment',
    account: 'salon',
    amount_centimes: amount,
    appointmentId,
  } as const
}

/** @returns centimes @throws AppError 409 */
function dueNow(appointment: Appointment): number {
  if (!isPayable(appointment)) throw notEditable(appointment.status)
  const due = dueOf(moneyOf(appointment))
  if (due === 0) throw paymentError('ALREADY_PAID')
  return due
}

async function openPaymentOf(db: Db, appointmentId: string): Promise<PaymentRow | undefined> {
  return await selectPayments(db)
    .where('payments.appointment_id', '=', appointmentId)
    .where('payments.state', 'in', ['open', 'processing'])
    .executeTakeFirst()
}

/**
 * Cancels an open online payment, so that the customer does not pay twice. While Stripe is unavailable that may still
 * happen; the server then refunds the payment.
 */
async function endOnlinePayment(deps: PayAppointmentDeps, id: string, caller: Caller): Promise<void> {
  const { db } = deps.platform.database
  const { appointment, by } = await loadAppointment(db, id, caller)
  requireStaff(by)
  const open = await openPaymentOf(db, appointment.id)
  if (!open) return
  await closePayment(deps, open).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable || error instanceof RefusedByProvider)) throw error
  })
}
