import { beforeEach, describe, expect, it } from 'vitest'

import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { type Barber, hireBarber, type Person, sendOnVacation, signIn } from '#tests/support/people.ts'

const shop = givenShop()
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)

const query = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows

let barbers: Record<'active' | 'rests' | 'gone', Barber>
let own: Person
let client: Person
beforeEach(async () => {
  await query(
    `UPDATE users SET barber_id = NULL; UPDATE barbers SET deleted_at = '2026-01-01', is_active = false`,
  )
  barbers = {
    active: await hireBarber(shop, { firstName: 'Attivo' }),
    rests: await hireBarber(shop, { firstName: 'Riposa' }),
    gone: await hireBarber(shop, { firstName: 'Andato' }),
  }
  await query('UPDATE barbers SET is_active = false WHERE id = ANY ($1)', [
    [barbers.rests.id, barbers.gone.id],
  ])
  await query('UPDATE barbers SET deleted_at = now() WHERE id = $1', [barbers.gone.id])
  own = await signIn(shop, 'barber', barbers.rests.id)
  client = await signIn(shop)
})

const names = (found: { firstName: string }[]) => found.map(({ firstName }) => firstName)

describe('barbers', () => {
  it('are shown to visitors only when active, without contacts', async () => {
    for (const path of ['/barbers/public', '/appointments/public/barbers']) {
      const { body } = await visitor.get(path)
      expect(names(body)).toEqual(['Attivo'])
      expect(JSON.stringify(body)).not.toMatch(/shop\.test|\+4179/)
    }
    const one = (barber: Barber) => visitor.get(`/appointments/public/barbers/${barber.id}`)
    expect((await one(barbers.active)).body.firstName).toBe('Attivo')
    for (const barber of [barbers.rests, barbers.gone, { ...barbers.gone, id: 'nessuno' }])
      expect((await one(barber)).status).toBe(404)
  })

  it('are shown inactive to staff; only the owner and the barber see contacts', async () => {
    const list = async ({ api }: Person) => (await api.get('/barbers')).body
    expect(names(await list(owner))).toEqual(['Attivo', 'Riposa'])
    expect(names(await list(own))).toEqual(['Attivo', 'Riposa'])
    expect(names(await list(client))).toEqual(['Attivo'])
    expect(names(await list(await signIn(shop, 'barber')))).toEqual(['Attivo'])
    expect(JSON.stringify(await list(client))).not.toMatch(/shop\.test|\+4179/)
    expect((await list(own))[0].email).toBe(barbers.active.email)
    const status = async ({ api }: Person, { id }: Barber) => (await api.get(`/barbers/${id}`)).status
    expect([await status(owner, barbers.rests), await status(own, barbers.rests)]).toEqual([200, 200])
    expect([await status(client, barbers.rests), await status(client, barbers.active)]).toEqual([404, 200])
    expect(await status(owner, barbers.gone)).toBe(404)
    const { body } = await client.api.get(`/barbers/${barbers.active.id}`)
    expect([body.email, body.phone]).toEqual(['', ''])
  })

  it('are found by email by the owner, and by a barber only the own one', async () => {
    const find = ({ api }: Person, email: string) =>
      api.get(`/barbers/find-by-email?email=${encodeURIComponent(email)}`)
    expect((await find(owner, barbers.active.email.toUpperCase())).body._id).toBe(barbers.active.id)
    expect((await find(owner, barbers.gone.email)).status).toBe(404)
    expect((await find(own, barbers.active.email)).status).toBe(403)
    await query('UPDATE barbers SET email = $2 WHERE id = $1', [barbers.rests.id, own.email])
    expect((await find(own, own.email)).body._id).toBe(barbers.rests.id)
    const stranger = await signIn(shop, 'barber')
    await query('UPDATE barbers SET email = $2 WHERE id = $1', [barbers.rests.id, stranger.email])
    expect((await find(stranger, stranger.email)).status).toBe(404)
  })

  it('are on vacation from the first to the last day of their own vacations', async () => {
    const { active, rests } = barbers
    const other = await hireBarber(shop)
    await sendOnVacation(shop, active, '2026-04-01', '2026-04-03')
    await sendOnVacation(shop, other, '2026-04-05')
    const check = async (id: string, date: string) =>
      (await visitor.get(`/barbers/${id}/check-vacation?date=${date}`)).body.isOnVacation
    const days = ['2026-03-31', '2026-04-01', '2026-04-03', '2026-04-04', '2026-04-05']
    const away: boolean[] = []
    for (const day of days) away.push(await check(active.id, day))
    expect(away).toEqual([false, true, true, false, false])
    for (const { id } of [rests, barbers.gone, { id: 'nessuno' }])
      expect((await visitor.get(`/barbers/${id}/check-vacation?date=2026-04-01`)).status).toBe(404)
  })

  it('are listed in shop order with own hours, vacations and active services', async () => {
    const { active } = barbers
    const other = await hireBarber(shop, {
      firstName: 'Primo',
      services: ['Taglio'],
      hours: ['08:00', '18:00'],
    })
    await query('UPDATE barbers SET sort_order = -1 WHERE id = $1', [other.id])
    await sendOnVacation(shop, active, '2026-04-10')
    await sendOnVacation(shop, active, '2026-04-01')
    await sendOnVacation(shop, other, '2026-04-05')
    await query(`UPDATE services SET is_active = false WHERE name = 'Barba'`)
    await query(`UPDATE services SET sort_order = sort_order - 100 WHERE name = 'Taglio + Barba'`)
    const { body } = await owner.api.get('/barbers')
    await query(`UPDATE services SET is_active = true WHERE name = 'Barba'`)
    await query(`UPDATE services SET sort_order = sort_order + 100 WHERE name = 'Taglio + Barba'`)
    expect(names(body)).toEqual(['Primo', 'Attivo', 'Riposa'])
    const [first, second] = body
    expect([first.services, second.services]).toEqual([['Taglio'], ['Taglio + Barba', 'Taglio']])
    expect(second.vacations.map(({ startDay }: { startDay: string }) => startDay)).toEqual([
      '2026-04-01',
      '2026-04-10',
    ])
    expect(first.workingHours.map(({ startTime }: { startTime: string }) => startTime)).toEqual(
      Array(7).fill('08:00'),
    )
    expect(second.workingHours.map(({ day }: { day: string }) => day)[0]).toBe('monday')
  })
})
