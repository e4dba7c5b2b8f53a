import type { Api } from '#tests/support/api.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { type Barber, payer } from '#tests/support/people.ts'
import type { Shop } from '#tests/support/shop.ts'

export const guestPath = '/appointments/public/appointments/guest'

export type GuestBooking = {
  firstName: string
  lastName: string
  email: string
  phone: string
  barberId: string
  service: string
  date: string
  time: string
  duration: number
  price: number
}

export function guestPayments(shop: Shop, visitor: Api, barber: Barber) {
  let hour = 9
  let day = 16
  let person = 0
  const rowsOf = async (text: string, values: unknown[] = []) =>
    (await shop.platform.database.pool.query(text, values)).rows

  const start = async (appointmentData: Partial<GuestBooking>, headers: Record<string, string> = {}) => {
    const body = { type: 'appointment', appointmentData, customerDetails: payer, currency: 'CHF' }
    return await visitor.post('/payments/create-intent', body, headers)
  }

  return {
    rowsOf,

    booking: (): GuestBooking => {
      hour += 1
      if (hour === 12) hour = 13
      if (hour > 17) [hour, day] = [9, day + 1]
      person += 1
      return {
        firstName: 'Ada',
        lastName: 'Neri',
        email: `ada${person}@posta.test`,
        phone: `+4179${1_000_000 + person}`,
        barberId: barber.id,
        service: 'Taglio',
        date: `2026-03-${day}`,
        time: `${String(hour).padStart(2, '0')}:00`,
        duration: 30,
        price: 30,
      }
    },

    start,

    /** @returns the intent's id */
    paid: async (booking: Partial<GuestBooking>): Promise<string> => {
      const { body } = await start(booking)
      const paymentIntent: string = body.data.paymentIntentId
      sandboxOf(shop).payments.pay({ paymentIntent })
      return paymentIntent
    },

    bookInCash: async (booking: GuestBooking) => {
      const payment = { method: 'cash', status: 'pending', amount: 30 }
      return await visitor.post(guestPath, { ...booking, paymentType: 'in_person', payment })
    },

    bookAsPaid: async (booking: GuestBooking, intentId: string | undefined) => {
      const payment = { method: 'card', status: 'completed', stripePaymentIntentId: intentId, amount: 30 }
      return await visitor.post(guestPath, { ...booking, paymentType: 'online', payment })
    },

    takeEvents: async (): Promise<void> => {
      await sandboxOf(shop).webhooks.deliverAll({})
      await shop.payments.handleEvents()
    },

    appointmentsAt: async ({ date, time }: Pick<GuestBooking, 'date' | 'time'>) => {
      return await rowsOf(
        `SELECT status, payment_type, payment_method, payment_status, price_centimes, paid_centimes, refunded_centimes
         FROM appointments WHERE shop_day = $1 AND start_minute = $2 AND status <> 'cancelled'`,
        [date, Number(time.slice(0, 2)) * 60],
      )
    },

    moneyOf: async (intentId: string) => {
      const [first] = await rowsOf(
        `SELECT p.state, p.amount_centimes AS amount, p.unfulfilled, r.amount_centimes AS back, r.state AS refund
         FROM payments p LEFT JOIN refunds r ON r.payment_id = p.id WHERE stripe_intent_id = $1 ORDER BY r.id`,
        [intentId],
      )
      return first
    },

    refundsOf: async (intentId: string) => {
      return await rowsOf(
        `SELECT r.amount_centimes AS amount, r.state, r.reason FROM refunds r JOIN payments p ON p.id = r.payment_id
         WHERE p.stripe_intent_id = $1 ORDER BY r.id`,
        [intentId],
      )
    },

    atStripe: (intentId: string) => {
      return sandboxOf(shop)
        .payments.list()
        .find(({ id }) => id === intentId)
    },
  }
}
