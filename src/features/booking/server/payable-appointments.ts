import { hasLogin } from '#features/accounts/server/logins.ts'
import { isPayable } from '#features/appointments/appointment-statuses.rules.ts'
import { appointmentChoiceSchema } from '#features/appointments/appointments.contract.ts'
import { dueOf, gestureIn, waivedOf } from '#features/appointments/money.rules.ts'
import {
  type Appointment,
  type Hold,
  barberName,
  moneyOf,
} from '#features/appointments/server/appointment.ts'
import {
  bookHeldSlot,
  bookPaidSlot,
  findHold,
  lockHold,
  type StoredBooking,
} from '#features/appointments/server/book-held-slot.ts'
import { clientIdOf, nameOfCustomer } from '#features/appointments/server/customer.ts'
import { guestRateLimit } from '#features/appointments/server/guest-limits.ts'
import { holdSlot } from '#features/appointments/server/hold-slot.ts'
import { findAppointment, findAppointments } from '#features/appointments/server/load-appointment.ts'
import { lockAppointment } from '#features/appointments/server/lock-appointments.ts'
import { mailReceipt } from '#features/appointments/server/mail-receipt.ts'
import { manageToken } from '#features/appointments/server/manage-link.ts'
import { personLocks } from '#features/appointments/server/person-locks.ts'
import { reflectPayments, refundExcess } from '#features/appointments/server/reflect-payments.ts'
import { releaseHeldSlot } from '#features/appointments/server/release-hold.ts'
import type { Payer } from '#features/payments/payments.contract.ts'
import { paymentsTexts } from '#features/payments/payments.it.ts'
import { holdTime } from '#features/payments/payments.rules.ts'
import { openPayment } from '#features/payments/server/open-payment.ts'
import type { Payable, PaymentStart, PaymentSubject } from '#features/payments/server/payable.ts'
import { type PaymentRow, readPayment } from '#features/payments/server/payment-rows.ts'
import type { Db } from '#platform/database/database.ts'
import { parseInput } from '#platform/http/parse-input.ts'
import { storedPhone } from '#platform/phone-numbers.ts'
import type { Platform } from '#platform/platform.ts'
import { newId } from '#platform/uuid.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { phoneTexts } from '#shared/phone.it.ts'

import { clientBookingRequestSchema, guestBookingRequestSchema } from '../booking.contract.ts'
import { browserTimeZoneOf } from './browser-time-zone.ts'
import { payerFrom } from './payer-from.ts'
import { refundRegained } from './refund-regained.ts'
import { storedPayerOf, storedBookingOf } from './stored-request.ts'

const { refundReasons } = paymentsTexts
const guestDataSchema = guestBookingRequestSchema.omit({ paymentType: true, payment: true })

export const payableAppointments: Payable = {
  purpose: 'appointment',
  opensFor: holdTime,

  async reserve(platform, start) {
    const { choice, customer, browserTimeZone } = await readBookingRequest(start)
    const id = newId()
    const now = platform.clock.now()
    // A client's holds are counted by account.
    const caller =
      customer.kind === 'guest' ? platform.secrets.sign('holding-caller', start.callerAddress) : undefined
    const contact = customer.kind === 'phone' ? { email: '', phone: '' } : customer
    return await holdSlot(platform, {
      choice,
      customer,
      browserTimeZone,
      until: new Date(now.getTime() + holdTime),
      key: start.idempotencyKey(contact.email),
      rateLimit:
        customer.kind === 'guest' ? guestRateLimit(platform, start.callerAddress, customer) : undefined,
      caller,
      claim: {
        id,
        isAlive: async ({ db }, former) => await isStillHeld(db, former, now),
        write: async (transaction, appointment) =>
          await openPayment(transaction, {
            id,
            purpose: 'appointment',
            account: 'salon',
            amount_centimes: appointment.price,
            appointmentId: appointment.id,
            userId: clientIdOf(appointment.customer),
            request: { choice: { ...choice, barberId: appointment.barber.id }, customer, browserTimeZone },
            payer: typedPayer(start.details.customerDetails) ?? payerFrom(customer),
            caller,
            now,
          }),
      },
    })
  },

  async heldUntil(db, { appointment_id: id }) {
    const held = id === null ? undefined : await findHold(db, id)
    return held?.expiresAt ?? null
  },

  async locksOf(db, payment) {
    const request = storedBookingOf(payment)
    if (request) return personLocks(request.customer)
    if (payment.appointment_id === null) return []
    const appointment = await findAppointment(db, payment.appointment_id)
    return appointment ? personLocks(appointment.customer) : []
  },

  async lock({ db }, { appointment_id: id }) {
    if (id === null) return
    // Locks the hold's barber first, as vacation planning does: it then sees either the hold or the appointment.
    await db
      .selectFrom('barbers')
      .select('id')
      .where('id', '=', (eb) =>
        eb.selectFrom('appointments').select('barber_id').where('id', '=', id).where('status', '=', 'held'),
      )
      .forKeyShare()
      .execute()
    await lockAppointment(db, id)
  },

  async fulfil(platform, transaction, { payment, now }) {
    const { db } = transaction
    const { appointment_id: id } = payment
    const held = id === null ? undefined : await lockHold(db, id)
    if (held && (isLeaving(held) || held.startsAt <= now)) {
      await releaseHeldSlot(transaction, held.id, now)
      return held.startsAt <= now ? refundReasons.slotGone : refundReasons.nothingToPay
    }
    if (held) {
      await reflectPayments(db, held.id, now)
      await bookHeldSlot(platform, transaction, held, { now, isPaid: true })
      return null
    }
    const appointment = id === null ? undefined : await findAppointment(db, id)
    if (!appointment) return await bookAfterExpiry(platform, transaction, payment, now)
    if (!isPayable(appointment)) return refundReasons.appointmentCancelled
    const money = moneyOf(appointment)
    if (dueOf(money) === 0) return refundReasons.paidTwice
    await refundExcess(transaction, { id: appointment.id, keep: money.price - waivedOf(money) }, now)
    await mailReceipt(platform, transaction, appointment.id, { paymentId: payment.id, now })
    transaction.publish({ kind: 'holds' })
    return null
  },

  async release(_platform, transaction, { payment, now }) {
    if (payment.appointment_id !== null) await releaseHeldSlot(transaction, payment.appointment_id, now)
  },

  async gestureIn(db, { appointment_id: id, unfulfilled }, { amount, now }) {
    if (id === null || unfulfilled !== null) return 0
    // Other refunds may have ended or shrunk in the same transaction.
    await reflectPayments(db, id, now)
    const appointment = await findAppointment(db, id)
    return appointment ? gestureIn(moneyOf(appointment), amount) : 0
  },

  async reflect(_platform, { db, publish }, { payment, now }) {
    if (payment.appointment_id === null) return
    await reflectPayments(db, payment.appointment_id, now)
    publish({ kind: 'holds' })
  },

  async regain(transaction, { payment, now }) {
    const { appointment_id: id, unfulfilled } = payment
    const appointment =
      id === null || unfulfilled !== null ? undefined : await findAppointment(transaction.db, id)
    if (appointment) await refundRegained(transaction, { appointment, payment, now })
  },

  async boughtWith(platform, { appointment_id: id }) {
    const { db } = platform.database
    const appointment = id === null ? undefined : await findAppointment(db, id)
    if (!appointment) return { appointment: null, order: null }
    const { id: _id, customer } = appointment
    if (customer.kind !== 'guest') return { appointment: { _id, token: null, hasAccount: true }, order: null }
    return {
      appointment: { _id, token: manageToken(platform, _id), hasAccount: await hasLogin(db, customer.email) },
      order: null,
    }
  },

  async subjectsOf(db, payments) {
    const ids = payments.flatMap(({ appointment_id: id }) => (id === null ? [] : [id]))
    const rows = await findAppointments(db, ids)
    return new Map(payments.map((payment) => [payment.id, subjectOf(payment, rows)]))
  },

  async isOf(db, payment, userId) {
    if (payment.user_id === userId) return true
    const appointment =
      payment.appointment_id === null ? undefined : await findAppointment(db, payment.appointment_id)
    return clientIdOf(appointment?.customer ?? null) === userId
  },
}

/** After the hold expires others may take the slot, so a repeated request starts a new payment. */
async function isStillHeld(db: Db, paymentId: string, now: Date): Promise<boolean> {
  const payment = await readPayment(db, 'id', paymentId)
  if (payment?.state !== 'open') return payment?.state !== 'cancelled'
  const held = payment.appointment_id === null ? undefined : await findHold(db, payment.appointment_id)
  return held !== undefined && held.expiresAt > now
}

/** The account of the hold, or of its proven address, was deleted. */
function isLeaving(held: Hold): boolean {
  return held.isClientDeleted || held.forgottenAt !== null
}

async function bookAfterExpiry(
  platform: Platform,
  transaction: Parameters<Payable['fulfil']>[1],
  payment: PaymentRow,
  now: Date,
): Promise<string | null> {
  const request = storedBookingOf(payment)
  // Deleting the account clears the payer, see forget-payers.ts.
  if (!request || payment.payer === null) return refundReasons.nothingToPay
  const { db } = transaction
  const onWritten = async (id: string) => {
    await db.updateTable('payments').set({ appointment_id: id }).where('id', '=', payment.id).execute()
    await reflectPayments(db, id, now)
  }
  const paid = payment.amount_centimes
  const isBooked = await bookPaidSlot(platform, transaction, request, { now, paid, onWritten })
  return isBooked ? null : refundReasons.slotGone
}

function subjectOf(payment: PaymentRow, rows: ReadonlyMap<string, Appointment>): PaymentSubject {
  const appointment = rows.get(payment.appointment_id ?? '')
  if (!appointment) return { customer: storedPayerOf(payment)?.name ?? '', appointment: null, order: null }
  return {
    order: null,
    customer: nameOfCustomer(appointment.customer),
    appointment: {
      _id: appointment.id,
      date: appointment.day,
      time: minutesToTime(appointment.start),
      service: appointment.service.name,
      barber: barberName(appointment),
    },
  }
}

/** @throws AppError 400 */
async function readBookingRequest({ details, session, timeZone }: PaymentStart): Promise<StoredBooking> {
  const { appointmentData } = details
  // The guest's form books as a guest, with a session or without.
  const isOfGuest = appointmentData !== undefined && 'email' in appointmentData
  const caller = isOfGuest ? undefined : await session()
  if (caller?.role === 'client') {
    const data = parseInput(clientBookingRequestSchema, appointmentData)
    const { firstName, lastName, email, phone } = caller.user
    return {
      choice: appointmentChoiceSchema.parse(data),
      customer: { kind: 'client', userId: caller.userId, firstName, lastName, email, phone },
      browserTimeZone: browserTimeZoneOf(data.timezone, timeZone),
    }
  }
  const data = parseInput(guestDataSchema, appointmentData)
  const { firstName, lastName, email } = data
  return {
    choice: appointmentChoiceSchema.parse(data),
    customer: {
      kind: 'guest',
      firstName,
      lastName,
      email,
      phone: storedPhone(data.phone, 'phone', phoneTexts.invalid),
    },
    browserTimeZone: browserTimeZoneOf(data.timezone, timeZone),
  }
}

function typedPayer(details: Payer | undefined): Payer | undefined {
  if (!details) return undefined
  const { name, email, phone: typed, address, postalCode, city } = details
  const phone = storedPhone(typed, 'customerDetails.phone', paymentsTexts.validation.phoneInvalid)
  return { name, email, phone, address, postalCode, city }
}
