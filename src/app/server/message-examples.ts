import type { AppointmentMessage } from '#features/appointments/server/appointment-message.ts'
import type { OrderMessage } from '#features/orders/server/messages.ts'

/** Example values for the previews of messages. */

/** Not a valid signature, so the links of previews open nothing. */
export const noToken = 'esempio'

export const userId = '01990000-0000-7000-8000-000000000008'

export const booking: AppointmentMessage = {
  appointmentId: '01990000-0000-7000-8000-000000000001',
  firstName: 'Giulia',
  customerName: 'Giulia Pedrazzini',
  customerPhone: '+41791234567',
  barberName: 'Marco Ferri',
  service: 'Taglio + Barba',
  date: '2026-03-31',
  time: '15:30',
  duration: 60,
  price: 45,
  paid: 0,
  money: { online: 0, cash: 0, due: 45, owed: 0, goesBack: true },
  status: 'confirmed',
  startsAt: '2026-03-31T13:30:00.000Z',
  endsAt: '2026-03-31T14:30:00.000Z',
  sequence: 0,
  reason: null,
  isGuest: true,
  token: noToken,
}

export const visit = {
  appointmentId: booking.appointmentId,
  amount: 30,
  customerName: 'Giulia Pedrazzini',
  service: 'Taglio',
  date: '2026-03-31',
  time: '15:30',
}
export const cancelled: AppointmentMessage = {
  ...booking,
  status: 'cancelled',
  sequence: 1,
  reason: 'Sono malato',
}

export const money = {
  paymentId: '01990000-0000-7000-8000-000000000007',
  name: 'Giulia Pedrazzini',
  amount: 45,
  appointment: {
    _id: booking.appointmentId,
    date: booking.date,
    time: booking.time,
    service: booking.service,
    barber: booking.barberName,
  },
}

export const dispute = {
  ...money,
  reason: 'Dice di non aver fatto questo pagamento',
  isOfPlan: false,
  isInquiry: false,
  isReminder: false,
}

export const order: OrderMessage = {
  orderId: '01990000-0000-7000-8000-000000000002',
  orderNumber: 'F4-2026-00042',
  name: 'Giulia Pedrazzini',
  items: [
    { name: 'Cera opaca, tenuta forte', quantity: 2, total: 48 },
    { name: 'Olio da barba al cedro', quantity: 1, total: 28 },
  ],
  total: 76,
  paid: 0,
  refunded: 0,
  paidBy: 'cash',
  reason: null,
  hasAccount: true,
}
