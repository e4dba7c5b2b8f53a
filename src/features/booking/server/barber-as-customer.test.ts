import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenShop, givenTwoBarbers } from '#tests/support/given.ts'
import { clientBooking, guestBooking } from '#tests/support/people.ts'

const shop = givenShop()
const { marco, luca, marcosLogin, lucasLogin } = givenTwoBarbers(shop)

let hour = 8
async function bookedAtLucas(date = '2026-03-20'): Promise<string> {
  const time = `${String(++hour).padStart(2, '0')}:30`
  const { body } = await marcosLogin.api.post('/appointments', clientBooking(luca.id, { date, time }))
  return body.id
}
const auditOf = async (id: string) =>
  (await shop.platform.database.pool.query('SELECT action FROM audit_log WHERE entity_id = $1', [id])).rows

describe('a barber with an appointment at a colleague', () => {
  it('cannot change the status or open the customer card of the own appointment', async () => {
    const id = await bookedAtLucas()
    await lucasLogin.api.put(`/appointments/${id}/customer`, { notes: 'parla troppo' })
    const own = marcosLogin.api
    expect((await own.put(`/appointments/${id}/status`, { status: 'completed' })).status).toBe(404)
    expect((await own.get(`/appointments/${id}/customer`)).status).toBe(404)
    expect((await own.put(`/appointments/${id}/customer`, { notes: 'simpatico' })).status).toBe(404)
    const { body } = await lucasLogin.api.get(`/appointments/${id}/customer`)
    expect(body.data.notes).toBe('parla troppo')
  })

  it('moves and cancels it as a client, without audit entries', async () => {
    const id = await bookedAtLucas()
    const choice = { barberId: luca.id, service: 'Taglio', date: '2026-03-21', time: '09:00' }
    expect((await marcosLogin.api.put(`/appointments/${id}`, choice)).status).toBe(200)
    expect((await marcosLogin.api.put(`/appointments/${id}/cancel`, {})).status).toBe(200)
    expect(await auditOf(id)).toEqual([])
  })

  it('gets EDIT_LOCKED and CANCEL_LOCKED within 24 hours of the start', async () => {
    const id = await bookedAtLucas('2026-03-11')
    const choice = { barberId: luca.id, service: 'Taglio', date: '2026-03-21', time: '10:00' }
    const answers = [
      await marcosLogin.api.put(`/appointments/${id}`, choice),
      await marcosLogin.api.put(`/appointments/${id}/cancel`, {}),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual(['EDIT_LOCKED', 'CANCEL_LOCKED'])
  })

  it('cancels an own guest booking only after the email is verified', async () => {
    const guest = guestBooking(luca.id, { date: '2026-03-22', email: marcosLogin.email })
    const { body } = await apiOf(shop.url).post('/appointments/public/appointments/guest', guest)
    const cancel = () => marcosLogin.api.put(`/appointments/${body._id}/cancel`, {})
    expect((await cancel()).status).toBe(404)
    const { pool } = shop.platform.database
    await pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [marcosLogin.id])
    expect((await cancel()).status).toBe(200)
  })

  it('acts as staff on appointments with himself', async () => {
    const guest = guestBooking(marco.id, { date: '2026-03-11', time: '16:00' })
    const { body } = await apiOf(shop.url).post('/appointments/public/appointments/guest', guest)
    expect((await marcosLogin.api.get(`/appointments/${body._id}/customer`)).status).toBe(200)
    expect((await marcosLogin.api.put(`/appointments/${body._id}/cancel`, {})).status).toBe(200)
    expect(await auditOf(body._id)).toEqual([{ action: 'status_changed' }])
  })
})
