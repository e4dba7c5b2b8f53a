import { shopSettings } from '#features/settings/server/settings.fixture.ts'
import type { Answer, Api } from '#tests/support/api.ts'
import { pictureForm, pictures } from '#tests/support/pictures.ts'

/**
 * Every call of the staff, tried by everybody: signed out, as a client, as another barber, as the barber whose thing it
 * is, and as an admin. `own` and `other` say what the two barbers get.
 */
export type StaffCall = {
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`
  body?: Record<string, unknown>
  /** A picture instead of it. */
  picture?: true
  /** 2xx unless it says otherwise. */
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
const adminOnly = { own: 403, other: 403 }
const days = 'startDate=2026-03-13&endDate=2026-03-14'

export const staffCalls: readonly StaffCall[] = [
  { call: 'GET /events', other: 200 },
  { call: `GET /appointments/filtered?viewType=day&startDate=2026-03-13`, other: 200 },
  { call: 'GET /appointments/to-complete', other: 200 },
  { call: `GET /appointments/holds?${days}`, other: 200 },
  { call: `GET /appointments/barber/{barber}?${days}`, other: 403 },
  { call: 'GET /appointments/{appointment}/customer', other: 404 },
  { call: 'PUT /appointments/{appointment}/customer', body: { notes: 'x' }, other: 404 },
  { call: 'PUT /appointments/{appointment}/status', body: { status: 'completed' }, other: 404 },
  { call: 'GET /barbers/find-by-email?email={email}', other: 403 },
  {
    call: 'PUT /barbers/{barber}',
    body: { firstName: 'Marco', lastName: 'Ferri', email: '{email}', phone: '+41790000000', bio: '' },
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
  {
    call: 'POST /barbers/{barber}/reassignments',
    body: {
      appointments: [{ _id: '{appointment}', date: '2026-03-13', time: '10:00' }],
      colleagueIds: ['{novice}'],
    },
    ...adminOnly,
  },
  { call: 'POST /notifications/schedule-update', body: { barberId: '{barber}' }, other: 403 },
  { call: 'GET /barbers/{barber}/stats?timeframe=week', other: 403 },
  { call: 'GET /barbers/{barber}/calendar-feed', other: 403 },
  { call: 'POST /barbers/{barber}/calendar-feed', other: 403 },
  { call: 'DELETE /barbers/{barber}/calendar-feed', other: 403 },
  { call: 'GET /admin/appointments', ...adminOnly },
  { call: 'GET /admin/exports/appointments.csv', ...adminOnly },
  { call: 'GET /admin/exports/customers.csv', ...adminOnly },
  { call: 'GET /admin/exports/orders.csv', ...adminOnly },
  { call: 'GET /products/orders/admin', ...adminOnly },
  { call: 'GET /products/orders/open', ...adminOnly },
  { call: 'PATCH /products/orders/{order}/status', body: { status: 'confirmed' }, ...adminOnly },
  { call: 'GET /admin/customers', ...adminOnly },
  { call: 'GET /admin/customers/recognised?search=anna', ...adminOnly },
  { call: 'GET /admin/customers/{customer}', ...adminOnly },
  { call: 'PUT /admin/customers/{customer}', body: { notes: 'y' }, ...adminOnly },
  { call: 'GET /admin/customers/{customer}/similar', ...adminOnly },
  { call: 'POST /admin/customers/{customer}/unite', body: { otherId: '{otherCustomer}' }, ...adminOnly },
  { call: 'POST /payments/{payment}/refund', body: { amount: 5, reason: 'Prova' }, ...adminOnly },
  { call: 'GET /payments/day?date=2026-03-13', ...adminOnly },
  { call: 'GET /subscriptions/usage', ...adminOnly },
  { call: 'POST /subscriptions/sync-usage', ...adminOnly },
  { call: 'GET /subscriptions/withheld-messages', ...adminOnly },
  { call: 'POST /subscription-payments/confirm', body: { paymentIntentId: '{planIntent}' }, ...adminOnly },
  { call: 'POST /subscriptions/select', body: { planId: '{plan}' }, ...adminOnly },
  {
    call: 'POST /subscription-payments/create-intent',
    body: { planId: '{plan}', subscriptionId: '{subscription}' },
    ...adminOnly,
  },
  { call: 'POST /subscriptions/cancel', ...adminOnly },
  { call: 'POST /subscriptions/resume', ...adminOnly },
  { call: 'GET /admin/stats?timeframe=week', ...adminOnly },
  { call: 'GET /admin/audit', ...adminOnly },
  { call: 'GET /admin/settings', ...adminOnly },
  {
    call: 'PUT /admin/settings',
    body: { ...shopSettings({ phone: '+41 91 111 11 11' }), version: 1 },
    ...adminOnly,
  },
  { call: 'POST /admin/settings/test-mail', ...adminOnly },
  { call: 'GET /waiting-list/all', ...adminOnly },
  { call: 'GET /waiting-list/offers', ...adminOnly },
  { call: 'GET /admin/messages', ...adminOnly },
  { call: 'POST /admin/messages/{message}/resend', ...adminOnly },
  { call: 'GET /admin/requests', ...adminOnly },
  { call: 'GET /admin/requests/export', ...adminOnly },
  { call: 'GET /admin/requests/{request}', ...adminOnly },
  { call: 'PATCH /admin/requests/{request}', body: { state: 'done' }, ...adminOnly },
  { call: 'POST /admin/requests/{request}/answer', body: { text: 'Volentieri.' }, ...adminOnly },
  { call: 'DELETE /admin/requests/{request}', ...adminOnly },
  { call: 'GET /admin/message-templates', ...adminOnly },
  { call: 'GET /admin/message-templates/preview?name=welcome', ...adminOnly },
  {
    call: 'POST /appointments/admin',
    body: {
      clientNickname: 'Bomber',
      barberId: '{barber}',
      service: 'Taglio',
      date: '2026-03-14',
      time: '11:00',
    },
    ...adminOnly,
  },
  { call: 'GET /admin/services', ...adminOnly },
  { call: 'POST /admin/services', body: { name: 'Piega', price: 20, duration: 30 }, ...adminOnly },
  { call: 'PUT /admin/services/{service}', body: { name: 'Prova', price: 10, duration: 15 }, ...adminOnly },
  { call: 'DELETE /admin/services/{service}', ...adminOnly },
  { call: 'GET /products/admin/all', ...adminOnly },
  { call: 'POST /products', body: { name: 'Cera opaca', price: 19.5, category: 'wax' }, ...adminOnly },
  { call: 'PUT /products/{product}', body: { price: 21 }, ...adminOnly },
  { call: 'PATCH /products/{product}/inventory', body: { quantity: 3, operation: 'add' }, ...adminOnly },
  { call: 'GET /products/{product}/movements', ...adminOnly },
  { call: 'DELETE /products/{product}', ...adminOnly },
  { call: 'GET /admin/users', ...adminOnly },
  {
    call: 'POST /admin/users',
    body: {
      email: 'nuovo@shop.test',
      firstName: 'Nuovo',
      lastName: 'Cliente',
      phone: '+41790000001',
      role: 'client',
      password: 'una password lunga',
    },
    ...adminOnly,
  },
  {
    call: 'PUT /admin/users/{user}',
    body: {
      firstName: 'Giulia',
      lastName: 'Bianchi',
      email: '{userEmail}',
      phone: '+41790000099',
      role: 'client',
    },
    ...adminOnly,
  },
  { call: 'POST /admin/users/{user}/reset-password', body: { newPassword: 'un’altra lunga' }, ...adminOnly },
  { call: 'POST /admin/users/{user}/send-reset-link', body: {}, ...adminOnly },
  { call: 'DELETE /admin/users/{user}', ...adminOnly },
  {
    call: 'POST /barbers',
    body: {
      firstName: 'Nino',
      lastName: 'Rota',
      email: 'nino@shop.test',
      phone: '0791234567',
      services: ['Taglio'],
    },
    ...adminOnly,
  },
  { call: 'DELETE /barbers/{novice}', ...adminOnly },
]

/** @param words what its {words} stand for */
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
