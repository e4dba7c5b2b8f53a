import { expect, it } from 'vitest'

import { customerName } from '#features/appointments/appointments.rules.ts'
import { givenPerson, givenShop, givenTwoBarbers } from '#tests/support/given.ts'
import { bookAsGuest, clientBooking } from '#tests/support/people.ts'

import type { MonthEntry, StaffAppointment } from '../calendar.contract.ts'

const shop = givenShop()
const { marco, luca, marcosLogin } = givenTwoBarbers(shop)
const admin = givenPerson(shop, 'admin')
const client = givenPerson(shop)

const month = 'startDate=2026-03-01&endDate=2026-03-31'

it('the month list contains the same data as the full list', async () => {
  await admin.api.post('/appointments/admin', {
    ...clientBooking(marco.id, { date: '2026-03-13', time: '15:00' }),
    clientNickname: 'Il Bomber',
  })
  await client.api.post('/appointments', clientBooking(marco.id, { date: '2026-03-13', time: '14:00' }))
  const { body: paid } = await bookAsGuest(shop, marco.id, { date: '2026-03-14', time: '10:00' })
  await admin.api.put(`/appointments/${paid._id}/status`, { status: 'completed' })
  const { body: cancelled } = await bookAsGuest(shop, luca.id, { date: '2026-03-12', time: '16:00' })
  await admin.api.put(`/appointments/${cancelled._id}/status`, { status: 'cancelled' })

  const whole: StaffAppointment[] = (
    await admin.api.get('/appointments/filtered?viewType=month&startDate=2026-03-01')
  ).body.data
  expect(whole).toHaveLength(4)
  const { status, body } = await admin.api.get(`/appointments/month?${month}`)
  expect(status).toBe(200)
  expect(body.data).toEqual(
    whole.map((entry): MonthEntry => ({
      _id: entry._id,
      date: entry.date,
      time: entry.time,
      duration: entry.duration,
      price: entry.price,
      status: entry.status,
      barber: { _id: entry.barber._id },
      customer: customerName(entry) ?? null,
      payment: { kept: entry.payment.kept },
    })),
  )
})

it('the month list shows one barber, and a barber only the own visits', async () => {
  const { body: own } = await bookAsGuest(shop, marco.id, { date: '2026-03-20' })
  const { body: other } = await bookAsGuest(shop, luca.id, { date: '2026-03-20' })
  const idsFor = async (api: typeof admin.api, query = '') =>
    (await api.get(`/appointments/month?${month}${query}`)).body.data.map(({ _id }: MonthEntry) => _id)
  expect(await idsFor(admin.api)).toEqual(expect.arrayContaining([own._id, other._id]))
  expect(await idsFor(admin.api, `&barberId=${luca.id}`)).not.toContain(own._id)
  const marcos = await idsFor(marcosLogin.api, `&barberId=${luca.id}`)
  expect(marcos).toContain(own._id)
  expect(marcos).not.toContain(other._id)
})
