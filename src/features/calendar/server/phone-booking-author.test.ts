import { expect, it } from 'vitest'

import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'

const shop = givenShop()
const marco = givenBarber(shop, { pause: null })
const admin = givenPerson(shop, 'admin')

let hour = 8
async function visitOf(clientNickname: string, clientPhone?: string): Promise<string> {
  const time = `${String((hour += 1)).padStart(2, '0')}:00`
  const overrides = {
    clientNickname,
    clientPhone,
    barberId: marco.id,
    service: 'Taglio',
    date: '2026-03-13',
    time,
  }
  const { body } = await admin.api.post('/appointments/admin', overrides)
  await admin.api.put(`/appointments/${body._id}/status`, { status: 'completed' })
  return body._id
}

async function cardOf(id: string): Promise<{ visits: number; notes: string }> {
  const { visits, notes } = (await admin.api.get(`/appointments/${id}/customer`)).body.data
  return { visits, notes }
}

it('callers with the same nickname are told apart by phone number', async () => {
  const unknown = await visitOf('Zio Pino')
  const known = await visitOf('Zio Pino', '079 555 55 55')
  await admin.api.put(`/appointments/${known}/customer`, { notes: 'Allergico al talco' })
  expect(await cardOf(unknown)).toEqual({ visits: 1, notes: '' })
  expect(await cardOf(known)).toEqual({ visits: 1, notes: 'Allergico al talco' })
  await visitOf('Pino', '+41 79 555 55 55')
  expect(await cardOf(known), 'the number says who it is').toMatchObject({ visits: 2 })
  const again = await visitOf('ZIO PINO')
  expect(await cardOf(again)).toEqual({ visits: 2, notes: '' })
})
