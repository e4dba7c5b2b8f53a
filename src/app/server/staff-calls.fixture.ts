import { shopSettings } from '#features/settings/server/settings.fixture.ts'
import type { Answer, Api } from '#tests/support/api.ts'
import { pictureForm, pictures } from '#tests/support/pictures.ts'

/**
 * A staff call, tried signed out, as a client, as another barber, as the owning barber and as an admin. `own`
 * and `other` are the statuses of the two barbers.
 */
export type StaffCall = {
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`
  body?: Record<string, unknown>
  picture?: true
  own?: number
  other: number
}

const hours = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => ({
  day,
  isWorking: true,
  startTime: '09:00',
  endTime: '19:00',
  hasBreak: false,
  breakStart: null,
  breakEnd: null,
}))
const person = { firstName: 'Giulia', lastName: 'Bianchi', phone: '+41790000099' }
const visit = { service: 'Taglio', date: '2026-03-14', time: '11:00' }
const days = 'startDate=2026-03-13&endDate=2026-03-14'

const callsOfStaff: readonly StaffCall[] = [
  { call: 'GET /events', other: 200 },
  { call: `GET /appointments/filtered?viewType=day&startDate=2026-03-13`, other: 200 },
  { call: 'GET /appointments/to-complete', other: 200 },
  { call: `GET /appointments/month?${days}`, other: 200 },
  { call: `GET /appointments/holds?${days}`, other: 200 },
  { call: `GET /appointments/barber/{barber}?${days}`, other: 403 },
  { call: 'GET /appointments/{appointment}/customer', other: 404 },
  { call: 'PUT /appointments/{appointment}/customer', body: { notes: 'x' }, other: 404 },
  { call: 'PUT /appointments/{appointment}/status', body: { status: 'completed' }, other: 404 },
  { call: 'GET /barbers/find-by-email?email={email}', other: 403 },
  {
    call: 'PUT /barbers/{barber}',
    body: { ...person, email: '{email}', bio: '' },
    other: 403,
  },
  {
    call: 'PUT /barbers/{barber}/working-hours',
    body: { workingHours: hours, keepAppointments: true },
    other: 403,
  },
  { call: 'POST /barbers/{barber}/image', picture: true, other: 403 },
  { call: 'DELETE /barbers/{barber}/image', other: 403 },
  { call: 'PUT /barbers/{barber}/vacations', body: { vacations: [] }, other: 403 },
  { call: 'PUT /barbers/{barber}/services', body: { services: ['Taglio'] }, other: 403 },
  {
    call: 'PUT /barbers/{barber}/all',
    body: {
      firstName: 'Marco',
      services: ['Taglio'],
      workingHours: hours,
      vacations: [],
      keepAppointments: true,
    },
    other: 403,
  },
  { call: 'POST /notifications/schedule-update', body: { barberId: '{barber}' }, other: 403 },
  { call: 'GET /barbers/{barber}/stats?timeframe=week', other: 403 },
  { call: 'GET /barbers/{barber}/calendar-feed', other: 403 },
  { call: 'POST /barbers/{barber}/calendar-feed', other: 403 },
  { call: 'DELETE /barbers/{barber}/calendar-feed', other: 403 },
]

const callsOfAdmins: readonly Omit<StaffCall, 'own' | 'other'>[] = [
  {
    call: 'POST /barbers/{barber}/reassignments',
    body: {
      appointments: [{ _id: '{appointment}', date: '2026-03-13', time: '10:00' }],
      colleagueIds: ['{novice}'],
    },
  },
  { call: 'GET /admin/appointments' },
  { call: 'GET /admin/exports/appointments.csv' },
  { call: 'GET /admin/exports/customers.csv' },
  { call: 'GET /admin/exports/orders.csv' },
  { call: 'GET /products/orders/admin' },
  { call: 'GET /products/orders/open' },
  { call: 'PATCH /products/orders/{order}/status', body: { status: 'confirmed' } },
  { call: 'GET /admin/customers' },
  { call: 'GET /admin/customers/recognised?search=anna' },
  { call: 'GET /admin/customers/{customer}' },
  { call: 'PUT /admin/customers/{customer}', body: { notes: 'y' } },
  { call: 'GET /admin/customers/{customer}/similar' },
  { call: 'POST /admin/customers/{customer}/unite', body: { otherId: '{otherCustomer}' } },
  { call: 'POST /payments/{payment}/refund', body: { amount: 5, reason: 'Prova' } },
  { call: 'GET /payments/day?date=2026-03-13' },
  { call: 'GET /subscriptions/usage' },
  { call: 'POST /subscriptions/sync-usage' },
  { call: 'GET /subscriptions/withheld-messages' },
  { call: 'POST /subscription-payments/confirm', body: { paymentIntentId: '{planIntent}' } },
  { call: 'POST /subscriptions/select', body: { planId: '{plan}' } },
  {
    call: 'POST /subscription-payments/create-intent',
    body: { planId: '{plan}', subscriptionId: '{subscription}' },
  },
  { call: 'POST /subscriptions/cancel' },
  { call: 'POST /subscriptions/resume' },
  { call: 'GET /admin/stats?timeframe=week' },
  { call: 'GET /admin/audit' },
  { call: 'GET /admin/settings' },
  {
    call: 'PUT /admin/settings',
    body: { ...shopSettings({ phone: '+41 91 111 11 11' }), version: 1 },
  },
  { call: 'POST /admin/settings/test-mail' },
  { call: 'GET /waiting-list/all' },
  { call: 'GET /waiting-list/offers' },
  { call: 'GET /admin/messages' },
  { call: 'POST /admin/messages/{message}/resend' },
  { call: 'GET /admin/requests' },
  { call: 'GET /admin/requests/export' },
  { call: 'GET /admin/requests/{request}' },
  { call: 'PATCH /admin/requests/{request}', body: { state: 'done' } },
  { call: 'POST /admin/requests/{request}/answer', body: { text: 'Volentieri.' } },
  { call: 'DELETE /admin/requests/{request}' },
  { call: 'GET /admin/message-templates' },
  { call: 'GET /admin/message-templates/preview?name=welcome' },
  {
    call: 'POST /appointments/admin',
    body: { ...visit, clientNickname: 'Bomber', barberId: '{barber}' },
  },
  { call: 'GET /admin/services' },
  { call: 'POST /admin/services', body: { name: 'Piega', price: 20, duration: 30 } },
  { call: 'PUT /admin/services/{service}', body: { name: 'Prova', price: 10, duration: 15 } },
  { call: 'DELETE /admin/services/{service}' },
  { call: 'GET /products/admin/all' },
  { call: 'POST /products', body: { name: 'Cera opaca', price: 19.5, category: 'wax' } },
  { call: 'PUT /products/{product}', body: { price: 21 } },
  { call: 'PATCH /products/{product}/inventory', body: { quantity: 3, operation: 'add' } },
  { call: 'GET /products/{product}/movements' },
  { call: 'DELETE /products/{product}' },
  { call: 'GET /admin/users' },
  {
    call: 'POST /admin/users',
    body: { ...person, email: 'nuovo@shop.test', role: 'client', password: 'una password lunga' },
  },
  {
    call: 'PUT /admin/users/{user}',
    body: { ...person, email: '{userEmail}', role: 'client' },
  },
  { call: 'POST /admin/users/{user}/reset-password', body: { newPassword: 'un’altra lunga' } },
  { call: 'POST /admin/users/{user}/send-reset-link', body: {} },
  { call: 'DELETE /admin/users/{user}' },
  {
    call: 'POST /barbers',
    body: { ...person, email: 'nino@shop.test', services: ['Taglio'] },
  },
  { call: 'DELETE /barbers/{novice}' },
]

export const staffCalls: readonly StaffCall[] = [
  ...callsOfStaff,
  ...callsOfAdmins.map((call) => ({ ...call, own: 403, other: 403 })),
]

/** @param words values of the {placeholders} */
export async function sendStaffCall(
  api: Api,
  { call, body, picture }: StaffCall,
  words: Readonly<Record<string, string>>,
): Promise<Answer> {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? word)
  const [method = '', path = ''] = filled(call).split(' ')
  if (picture) return await api.post(path, pictureForm(await pictures.png()))
  const sent = body === undefined ? undefined : JSON.parse(filled(JSON.stringify(body)))
  if (method === 'GET') return await api.get(path)
  if (method === 'DELETE') return await api.delete(path)
  if (method === 'PATCH') return await api.patch(path, sent)
  return await (method === 'POST' ? api.post(path, sent) : api.put(path, sent))
}
