import { beforeEach, describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { type Barber, clientBooking, hireBarber, logIn, type Person, signIn } from '#tests/support/people.ts'
import { hour, minute } from '#tests/support/test-clock.ts'

import { booked, cancel, freeTimes, friday, offerTo, ownRequests, wait } from './waiting-list.fixture.ts'

const shop = givenShop()
const visitor = givenVisitor(shop)
let marco: Barber
let giulia: Person
let luca: Person

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await shop.platform.database.pool.query('DELETE FROM waiting_list')
  await shop.platform.database.pool.query('DELETE FROM freed_times')
  await shop.platform.database.pool.query('DELETE FROM waiting_offers')
  marco = await hireBarber(shop)
  giulia = await signIn(shop)
  luca = await signIn(shop)
})

async function freed(time = '16:00') {
  await cancel(visitor, await booked(visitor, marco, { time }))
  await shop.offerFreedTimes()
}

const accept = (offer: { offerId: string; token: string }) =>
  visitor.post(`/waiting-list/offers/${offer.offerId}/accept`, { token: offer.token })
const decline = (offer: { offerId: string; token: string }) =>
  visitor.post(`/waiting-list/offers/${offer.offerId}/decline`, { token: offer.token })

describe('a waiting list entry', () => {
  it('is shown to its client only, newest first', async () => {
    const { body, status } = await giulia.api.post('/waiting-list', {
      preferredBarber: marco.id,
      service: 'Taglio',
      preferredDays: ['friday', 'monday'],
      preferredTimeSlots: ['evening'],
      notes: 'Dopo il lavoro',
    })
    expect(status).toBe(201)
    expect(body.message).toBe("Richiesta aggiunta con successo alla lista d'attesa")
    await wait(giulia, marco, { service: 'Barba' })
    const { body: own } = await giulia.api.get('/waiting-list/my-entries')
    expect(own).toMatchObject([
      { service: 'Barba', preferredDays: [], preferredTimeSlots: [], notes: '' },
      {
        service: 'Taglio',
        status: 'pending',
        preferredBarber: { _id: marco.id, firstName: 'Marco', lastName: 'Ferri' },
        preferredDays: ['monday', 'friday'],
        preferredTimeSlots: ['evening'],
        notes: 'Dopo il lavoro',
        requestDate: '2026-03-11T08:00:00.000Z',
        expiryDate: '2026-04-10T08:00:00.000Z',
        offer: null,
      },
    ])
    expect((await luca.api.get('/waiting-list/my-entries')).body).toEqual([])
  })

  it.each([
    [{ preferredBarber: undefined }, 400, 'Seleziona un barbiere'],
    [{ preferredBarber: 'marco' }, 400, 'Seleziona un barbiere'],
    [{ service: '' }, 400, 'Seleziona un servizio'],
    [{ service: 'Piega' }, 400, 'Servizio non valido'],
    [{ preferredDays: ['sunday'] }, 400, 'Giorni non validi'],
    [{ preferredTimeSlots: ['night'] }, 400, 'Fasce orarie non valide'],
    [{ notes: 'a'.repeat(1001) }, 400, 'Le note possono avere al massimo 1000 caratteri'],
    [{ preferredBarber: '00000000-0000-7000-8000-000000000000' }, 404, 'Barbiere non trovato'],
  ])('%o is refused', async (wrong, status, message) => {
    const request = { preferredBarber: marco.id, service: 'Taglio', ...wrong }
    const answer = await giulia.api.post('/waiting-list', request)
    expect(answer).toMatchObject({ status })
    expect(JSON.stringify(answer.body)).toContain(message)
    expect((await giulia.api.get('/waiting-list/my-entries')).body).toEqual([])
  })

  it('is created once, and a client has at most five', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => wait(giulia, marco)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'ALREADY_IN_LINE')).toHaveLength(2)
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => hireBarber(shop)))
    const further = await Promise.all(others.map((barber) => wait(giulia, barber)))
    expect(further.filter(({ success }) => success)).toHaveLength(4)
    expect(further.filter(({ code }) => code === 'TOO_MANY_WAITING_REQUESTS')).toHaveLength(1)
  })

  it('counts towards the five while it has an offer', async () => {
    await wait(giulia, marco)
    await freed()
    expect(await ownRequests(shop, giulia)).toMatchObject([{ status: 'notified' }])
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => hireBarber(shop)))
    const answers = []
    for (const barber of others) answers.push(await wait(giulia, barber))
    expect(answers.map(({ code }) => code)).toEqual([
      ...Array<undefined>(4).fill(undefined),
      'TOO_MANY_WAITING_REQUESTS',
    ])
  })

  it('is removed by its client only (403, 404, 401), and returns 405 once booked', async () => {
    const { _id: id } = await wait(giulia, marco)
    expect(await luca.api.delete(`/waiting-list/${id}`)).toMatchObject({
      status: 403,
      body: { message: 'Non hai i permessi per eliminare questa richiesta' },
    })
    expect(await giulia.api.delete('/waiting-list/niente')).toMatchObject({
      status: 404,
      body: { message: 'Richiesta non trovata' },
    })
    expect((await visitor.delete(`/waiting-list/${id}`)).status).toBe(401)
    expect(await giulia.api.delete(`/waiting-list/${id}`)).toMatchObject({
      status: 200,
      body: { message: 'Richiesta rimossa con successo' },
    })
    const { _id: met } = await wait(giulia, marco)
    await freed()
    await accept(await offerTo(shop, giulia))
    expect(await giulia.api.delete(`/waiting-list/${met}`)).toMatchObject({
      status: 405,
      body: { message: "Operazione non permessa. Contatta l'assistenza." },
    })
  })

  it('expires after thirty days', async () => {
    await wait(giulia, marco)
    shop.clock.set('2026-04-10T10:00:00+02:00')
    expect(await ownRequests(shop, giulia)).toMatchObject([{ status: 'expired' }])
    await shop.offerFreedTimes()
    expect(await ownRequests(shop, giulia)).toMatchObject([{ status: 'expired' }])
    const { rows } = await shop.platform.database.pool.query(
      'SELECT status FROM waiting_list WHERE client_id = $1',
      [giulia.id],
    )
    expect(rows).toEqual([{ status: 'expired' }])
  })

  it('expires with its barber', async () => {
    const admin = await signIn(shop, 'admin')
    await wait(giulia, marco)
    expect((await admin.api.delete(`/barbers/${marco.id}`)).status).toBe(200)
    expect(await ownRequests(shop, giulia)).toMatchObject([{ status: 'expired' }])
  })
})

describe('a freed slot', () => {
  it('is offered to the first waiting client and never open to others in between', async () => {
    await wait(giulia, marco)
    await wait(luca, marco)
    const given = await booked(visitor, marco)
    await cancel(visitor, given)
    expect(await freeTimes(visitor, marco)).not.toContain('16:00')
    await shop.offerFreedTimes()
    expect(await freeTimes(visitor, marco)).not.toContain('16:00')
    expect(await offerTo(shop, giulia)).toMatchObject({ service: 'Taglio', date: friday, time: '16:00' })
    expect(await offerTo(shop, luca)).toBeUndefined()
    expect(await ownRequests(shop, giulia)).toMatchObject([
      { status: 'notified', offer: { date: friday, time: '16:00', expiresAt: '2026-03-11T08:30:00.000Z' } },
    ])
  })

  it('goes to the next client after thirty minutes without being open in between', async () => {
    await wait(giulia, marco)
    await wait(luca, marco)
    await freed()
    shop.clock.advance(30 * minute)
    expect(await freeTimes(visitor, marco)).not.toContain('16:00')
    await shop.offerFreedTimes()
    expect(await freeTimes(visitor, marco)).not.toContain('16:00')
    expect(await offerTo(shop, luca)).toMatchObject({ time: '16:00' })
    expect(await ownRequests(shop, giulia)).toMatchObject([{ status: 'pending', offer: null }])
    shop.clock.advance(30 * minute)
    await shop.offerFreedTimes()
    expect(await freeTimes(visitor, marco)).toContain('16:00')
    expect(await ownRequests(shop, luca)).toMatchObject([{ status: 'pending' }])
  })

  it('is open to all at once when no entry matches', async () => {
    await wait(giulia, marco, { preferredDays: ['monday'] })
    await wait(luca, marco, { preferredTimeSlots: ['morning'] })
    await freed()
    expect(await freeTimes(visitor, marco)).toContain('16:00')
  })

  it('is open to all at once when all entries have expired', async () => {
    await wait(giulia, marco)
    const date = '2026-04-13'
    shop.clock.set('2026-04-10T12:00:00+02:00')
    await cancel(visitor, await booked(visitor, marco, { date }))
    expect(await freeTimes(visitor, marco, date)).toContain('16:00')
  })

  it('is offered in the morning when it is freed at night', async () => {
    const given = await booked(visitor, marco)
    shop.clock.set('2026-03-11T22:00:00+01:00')
    await wait({ ...giulia, api: await logIn(shop, giulia.email) }, marco)
    await cancel(visitor, given)
    await shop.offerFreedTimes()
    expect(await offerTo(shop, giulia)).toBeUndefined()
    expect(await freeTimes(visitor, marco)).not.toContain('16:00')
    shop.clock.set('2026-03-12T08:00:00+01:00')
    await shop.offerFreedTimes()
    expect(await offerTo(shop, giulia)).toMatchObject({ time: '16:00' })
    expect(await freeTimes(visitor, marco)).not.toContain('16:00')
  })

  it('that begins in less than two hours is open to all', async () => {
    const admin = await signIn(shop, 'admin')
    await wait(giulia, marco)
    const { id } = await booked(visitor, marco, { date: '2026-03-11', time: '10:15' })
    await admin.api.put(`/appointments/${id}/status`, { status: 'cancelled' })
    await shop.offerFreedTimes()
    expect(await offerTo(shop, giulia)).toBeUndefined()
    expect(await freeTimes(visitor, marco, '2026-03-11')).toContain('10:15')
  })

  it('at night is open at once when it begins too soon after the morning', async () => {
    const { id } = await booked(visitor, marco, { date: '2026-03-12', time: '09:30' })
    shop.clock.set('2026-03-11T22:00:00+01:00')
    await wait({ ...giulia, api: await logIn(shop, giulia.email) }, marco)
    const admin = await signIn(shop, 'admin')
    await admin.api.put(`/appointments/${id}/status`, { status: 'cancelled' })
    await shop.offerFreedTimes()
    expect(await freeTimes(visitor, marco, '2026-03-12')).toContain('09:30')
  })

  it('is offered once to a client with two entries, then to the next one', async () => {
    await wait(giulia, marco)
    await wait(giulia, marco, { service: 'Barba' })
    await wait(luca, marco)
    await freed()
    await decline(await offerTo(shop, giulia))
    await shop.offerFreedTimes()
    expect(await offerTo(shop, luca)).toMatchObject({ time: '16:00' })
    expect(await outcomes()).toEqual(['declined', null])
  })

  it('is offered in parts, one to each client', async () => {
    await wait(giulia, marco, { service: 'Barba' })
    await wait(luca, marco, { service: 'Barba' })
    await cancel(visitor, await booked(visitor, marco, { service: 'Taglio + Barba' }))
    await shop.offerFreedTimes()
    expect(await offerTo(shop, giulia)).toMatchObject({ time: '16:00' })
    expect(await offerTo(shop, luca)).toMatchObject({ time: '16:30' })
  })

  it('includes adjacent free time', async () => {
    await booked(visitor, marco, { time: '16:30' })
    await wait(giulia, marco, { service: 'Taglio + Barba' })
    await freed()
    expect(await offerTo(shop, giulia)).toMatchObject({ time: '15:30' })
  })

  it('skips a client with an overlapping appointment', async () => {
    await wait(giulia, marco)
    await wait(luca, marco)
    const other = await hireBarber(shop)
    const busy = { barberId: other.id, service: 'Taglio', date: friday, time: '16:00' }
    expect((await giulia.api.post('/appointments', busy)).status).toBe(201)
    await shop.platform.database.pool.query(`UPDATE waiting_list SET status = 'pending'`)
    await freed()
    expect(await offerTo(shop, giulia)).toBeUndefined()
    expect(await offerTo(shop, luca)).toMatchObject({ time: '16:00' })
  })

  it('is open at once when the only waiting client has an open offer', async () => {
    await wait(giulia, marco)
    await freed()
    await cancel(visitor, await booked(visitor, marco, { time: '10:00' }))
    expect(await freeTimes(visitor, marco)).toContain('10:00')
  })

  it('is offered in the order of release', async () => {
    await wait(giulia, marco)
    const late = await booked(visitor, marco, { time: '17:00' })
    const early = await booked(visitor, marco, { time: '10:00' })
    await cancel(visitor, late)
    shop.clock.advance(minute)
    await cancel(visitor, early)
    await shop.offerFreedTimes()
    expect(await offerTo(shop, giulia)).toMatchObject({ time: '17:00' })
    expect(await freeTimes(visitor, marco)).toContain('10:00')
  })

  it('is not offered for an inactive service', async () => {
    const admin = await signIn(shop, 'admin')
    const service = { name: `Piega ${crypto.randomUUID()}`, price: 20, duration: 30 }
    const { body } = await admin.api.post('/admin/services', service)
    await admin.api.put(`/barbers/${marco.id}/services`, { services: ['Taglio', 'Barba', service.name] })
    await wait(giulia, marco, { service: service.name })
    const switchTo = async (isActive: boolean) =>
      await admin.api.put(`/admin/services/${body._id}`, { isActive })
    expect((await switchTo(false)).status).toBe(200)
    await freed()
    expect(await outcomes()).toEqual([])
    await switchTo(true)
    await freed()
    expect(await offerTo(shop, giulia)).toMatchObject({ service: service.name })
  })

  it('is also created by a move, longer hours and a removed vacation', async () => {
    const admin = await signIn(shop, 'admin')
    await wait(giulia, marco)
    const { id } = await booked(visitor, marco)
    const moved = { barberId: marco.id, service: 'Taglio', date: '2026-03-14', time: '16:00' }
    expect((await admin.api.put(`/appointments/${id}`, moved)).status).toBe(200)
    await shop.offerFreedTimes()
    const first = await offerTo(shop, giulia)
    expect(first).toMatchObject({ date: friday, time: '16:00' })
    await decline(first)
    await shop.offerFreedTimes()
    const { body: barber } = await admin.api.get(`/barbers/${marco.id}`)
    const workingHours = barber.workingHours.map((day: object) => ({ ...day, endTime: '20:00' }))
    const saved = await admin.api.put(`/barbers/${marco.id}/working-hours`, { workingHours })
    expect(saved.status).toBe(200)
    await shop.offerFreedTimes()
    const second = await offerTo(shop, giulia)
    expect(second).toMatchObject({ date: '2026-03-11', time: '19:00' })
    const vacations = [{ startDate: '2026-03-11', endDate: '2026-04-30' }]
    const away = await admin.api.put(`/barbers/${marco.id}/vacations`, { vacations, keepAppointments: true })
    expect(away.status).toBe(200)
    await shop.offerFreedTimes()
    expect(await ownRequests(shop, giulia)).toMatchObject([{ status: 'pending' }])
    expect((await admin.api.put(`/barbers/${marco.id}/vacations`, { vacations: [] })).status).toBe(200)
    await shop.offerFreedTimes()
    expect(await offerTo(shop, giulia)).toMatchObject({ date: '2026-03-11', time: '11:00' })
  })
})

it('a removed vacation is offered up to the end of the booking window', async () => {
  const { api } = await signIn(shop, 'admin')
  const plan = (vacations: object[]) => api.put(`/barbers/${marco.id}/vacations`, { vacations })
  expect((await plan([{ startDate: '2026-04-09', endDate: '2026-04-09' }])).status).toBe(200)
  await wait(giulia, marco)
  expect((await plan([])).status).toBe(200)
  await shop.offerFreedTimes()
  expect(await offerTo(shop, giulia)).toMatchObject({ date: '2026-04-09' })
})

describe('an offer', () => {
  it('whose mail is late is not sent after it expired', async () => {
    await wait(giulia, marco)
    await freed()
    shop.clock.advance(2 * hour)
    await shop.sendMessages()
    const { rows } = await shop.platform.database.pool.query(
      `SELECT DISTINCT state FROM messages WHERE template = 'waiting-offer' AND recipient = $1`,
      [giulia.email],
    )
    expect(rows).toEqual([{ state: 'overtaken' }])
  })

  it('is a free slot to its client only, for booking and moving', async () => {
    const { body: own } = await giulia.api.post(
      '/appointments',
      clientBooking(marco.id, { date: '2026-03-20', time: '10:00' }),
    )
    await wait(giulia, marco)
    await freed()
    const seenBy = async ({ api }: Person, more = '') => {
      const path = `/appointments/available-slots?date=${friday}&barberId=${marco.id}&duration=30${more}`
      const { body } = await api.get(path)
      return body.find(({ time }: { time: string }) => time === '16:00').available
    }
    expect(await seenBy(giulia)).toBe(true)
    expect(await seenBy(giulia, `&excludeAppointmentId=${own._id}`)).toBe(true)
    expect(await seenBy(luca)).toBe(false)
  })

  it('is accepted from its link without login, and twice is once', async () => {
    await wait(giulia, marco)
    await freed()
    const offer = await offerTo(shop, giulia)
    const link = `/waiting-list/offers/${offer.offerId}?token=${offer.token}`
    expect((await visitor.get(link)).body.data).toMatchObject({
      state: 'open',
      firstName: 'Giulia',
      barber: 'Marco Ferri',
      date: friday,
      time: '16:00',
    })
    expect(await accept(offer)).toMatchObject({ status: 200, body: { data: { state: 'accepted' } } })
    expect(await accept(offer)).toMatchObject({ status: 200, body: { data: { state: 'accepted' } } })
    expect((await visitor.get(link)).body.data.state).toBe('accepted')
    const { body: mine } = await giulia.api.get('/appointments/my-appointments')
    expect(mine).toMatchObject([{ date: friday, time: '16:00', status: 'confirmed' }])
    expect(await ownRequests(shop, giulia)).toEqual([])
  })

  it('shows how many other entries end with it, and ends them (D-WAIT-01)', async () => {
    const sara = await hireBarber(shop)
    await wait(giulia, marco)
    await wait(giulia, sara)
    await wait(giulia, sara, { service: 'Barba' })
    await wait(luca, sara)
    await freed()
    const offer = await offerTo(shop, giulia)
    const { body } = await visitor.get(`/waiting-list/offers/${offer.offerId}?token=${offer.token}`)
    expect(body.data.otherRequests).toBe(1)
    const own = await ownRequests(shop, giulia)
    expect(own.map((request: { offer: unknown }) => request.offer)).toEqual([
      null,
      null,
      expect.objectContaining({ otherRequests: 1 }),
    ])
    expect((await accept(offer)).body.data.otherRequests).toBe(0)
    expect(await ownRequests(shop, giulia)).toMatchObject([{ service: 'Barba', status: 'pending' }])
    expect(await ownRequests(shop, luca)).toMatchObject([{ status: 'pending' }])
  })

  it('counts other entries that have an own offer', async () => {
    const sara = await hireBarber(shop)
    await wait(giulia, marco)
    await wait(giulia, sara)
    await freed()
    await cancel(visitor, await booked(visitor, sara, { time: '11:00' }))
    await shop.offerFreedTimes()
    const own = await ownRequests(shop, giulia)
    expect(own).toMatchObject([
      { status: 'notified', offer: { otherRequests: 1 } },
      { status: 'notified', offer: { otherRequests: 1 } },
    ])
  })

  it('returns 404 without its secret', async () => {
    await wait(giulia, marco)
    await freed()
    const { offerId, token } = await offerTo(shop, giulia)
    const wrong = [
      visitor.get(`/waiting-list/offers/${offerId}?token=falsch`),
      visitor.get(`/waiting-list/offers/niente?token=${token}`),
      visitor.post(`/waiting-list/offers/${offerId}/accept`, { token: 'falsch' }),
      visitor.post(`/waiting-list/offers/${offerId}/decline`, { token: `${token}x` }),
      luca.api.post(`/waiting-list/offers/${offerId}/accept`, { token: '' }),
    ]
    expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })

  it('returns 409 OFFER_EXPIRED after its time', async () => {
    await wait(giulia, marco)
    await freed()
    const offer = await offerTo(shop, giulia)
    shop.clock.advance(30 * minute)
    expect(await accept(offer)).toMatchObject({ status: 409, body: { code: 'OFFER_EXPIRED' } })
    await shop.offerFreedTimes()
    expect(await accept(offer)).toMatchObject({ status: 409, body: { code: 'OFFER_EXPIRED' } })
  })

  it('that is declined goes to the next client and returns 409 OFFER_DECLINED', async () => {
    await wait(giulia, marco)
    await wait(luca, marco)
    await freed()
    const offer = await offerTo(shop, giulia)
    expect((await decline(offer)).body.data.state).toBe('declined')
    expect((await decline(offer)).status).toBe(200)
    expect(await accept(offer)).toMatchObject({ status: 409, body: { code: 'OFFER_DECLINED' } })
    expect(await freeTimes(visitor, marco)).not.toContain('16:00')
    await shop.offerFreedTimes()
    expect(await offerTo(shop, luca)).toMatchObject({ time: '16:00' })
  })

  it('goes to the next client when its entry is removed', async () => {
    const { _id: id } = await wait(giulia, marco)
    await wait(luca, marco)
    await freed()
    const offer = await offerTo(shop, giulia)
    await giulia.api.delete(`/waiting-list/${id}`)
    await shop.offerFreedTimes()
    expect(await offerTo(shop, luca)).toMatchObject({ time: '16:00' })
    expect(await accept(offer)).toMatchObject({ status: 409 })
  })

  it('can be booked by its client on the booking page, 409 for others', async () => {
    await wait(giulia, marco)
    await freed()
    const question = `/appointments/available-slots?date=${friday}&barberId=${marco.id}&duration=30`
    const isFree = async (person: Person) =>
      (await person.api.get(question)).body.find(({ time }: { time: string }) => time === '16:00').available
    expect(await Promise.all([giulia, luca].map(isFree))).toEqual([true, false])
    const choice = { barberId: marco.id, service: 'Taglio', date: friday, time: '16:00' }
    expect((await luca.api.post('/appointments', choice)).status).toBe(409)
    expect((await giulia.api.post('/appointments', choice)).status).toBe(201)
    expect(await ownRequests(shop, giulia)).toEqual([])
    expect(await outcomes()).toEqual(['accepted'])
  })

  it('is superseded when its client books the service elsewhere, and goes to the next one', async () => {
    await wait(giulia, marco)
    await wait(luca, marco)
    await freed()
    const other = await hireBarber(shop)
    const choice = { barberId: other.id, service: 'Taglio', date: friday, time: '16:00' }
    expect((await giulia.api.post('/appointments', choice)).status).toBe(201)
    expect(await freeTimes(visitor, marco)).not.toContain('16:00')
    await shop.offerFreedTimes()
    expect(await offerTo(shop, luca)).toMatchObject({ time: '16:00' })
    expect(await outcomes()).toEqual(['superseded', null])
  })

  it('is superseded when its client books another time of the same barber', async () => {
    await wait(giulia, marco)
    await freed()
    const choice = { barberId: marco.id, service: 'Taglio', date: friday, time: '10:00' }
    expect((await giulia.api.post('/appointments', choice)).status).toBe(201)
    expect(await outcomes()).toEqual(['superseded'])
    const { body: own } = await giulia.api.get('/appointments/my-appointments')
    expect(own).toMatchObject([{ time: '10:00' }])
  })

  it('is superseded when its client moves an appointment to the service', async () => {
    const other = await hireBarber(shop)
    const choice = { barberId: other.id, date: friday, time: '10:00' }
    const { body } = await giulia.api.post('/appointments', { ...choice, service: 'Barba' })
    await wait(giulia, marco)
    await wait(luca, marco)
    await freed()
    const moved = await giulia.api.put(`/appointments/${body._id}`, { ...choice, service: 'Taglio' })
    expect(moved.status).toBe(200)
    expect(await ownRequests(shop, giulia)).toEqual([])
    await shop.offerFreedTimes()
    expect(await offerTo(shop, luca)).toMatchObject({ time: '16:00' })
    expect(await outcomes()).toEqual(['superseded', null])
  })

  it('stays when its client books another service directly before or after it', async () => {
    await wait(giulia, marco)
    await freed()
    const other = await hireBarber(shop)
    for (const time of ['15:30', '16:30']) {
      const choice = { barberId: other.id, service: 'Barba', date: friday, time }
      const { status, body } = await giulia.api.post('/appointments', choice)
      expect([status, body.duration]).toEqual([201, 30])
    }
    expect(await outcomes()).toEqual([null])
    const { body: mine } = await giulia.api.get('/appointments/my-appointments')
    const third = await hireBarber(shop)
    const move = { barberId: third.id, service: 'Barba', date: friday, time: '11:00' }
    expect((await giulia.api.put(`/appointments/${mine[0]._id}`, move)).status).toBe(200)
    expect((await accept(await offerTo(shop, giulia))).status).toBe(200)
  })

  it('ends with a vacation of its barber, and its client waits again', async () => {
    const admin = await signIn(shop, 'admin')
    await wait(giulia, marco)
    await freed()
    const vacations = [{ startDate: friday, endDate: friday }]
    expect((await admin.api.put(`/barbers/${marco.id}/vacations`, { vacations })).status).toBe(200)
    expect(await accept(await offerTo(shop, giulia))).toMatchObject({
      status: 409,
      body: { code: 'OFFER_GONE' },
    })
    await shop.offerFreedTimes()
    expect(await ownRequests(shop, giulia)).toMatchObject([{ status: 'pending' }])
    expect(await outcomes()).toEqual(['withdrawn'])
  })

  it('goes to the next client when the account is deleted', async () => {
    const admin = await signIn(shop, 'admin')
    await wait(giulia, marco)
    await wait(luca, marco)
    await freed()
    const offer = await offerTo(shop, giulia)
    expect((await admin.api.delete(`/admin/users/${giulia.id}`)).status).toBe(200)
    expect((await accept(offer)).status).toBe(409)
    await shop.offerFreedTimes()
    expect(await offerTo(shop, luca)).toMatchObject({ time: '16:00' })
  })
})

async function outcomes() {
  const { rows } = await shop.platform.database.pool.query(
    'SELECT outcome FROM waiting_offers WHERE barber_id = $1 ORDER BY offered_at, id',
    [marco.id],
  )
  return rows.map(({ outcome }) => outcome)
}

it('the data export contains the own entries and offers only', async () => {
  await wait(giulia, marco)
  await cancel(visitor, await booked(visitor, marco))
  await shop.offerFreedTimes()
  const exported = async (person: Person) => (await person.api.get('/users/profile/export')).body.waitingList
  const { requests, offers } = await exported(giulia)
  expect(requests).toMatchObject([{ service: 'Taglio', preferredBarber: 'Marco', status: 'notified' }])
  expect(offers).toMatchObject([{ service: 'Taglio', startsAt: '2026-03-13T15:00:00.000Z', outcome: null }])
  expect(await exported(luca)).toEqual({ requests: [], offers: [] })
})

describe('offers of the waiting list', () => {
  const admin = givenPerson(shop, 'admin')

  it('are listed for the owner with their outcome; others get 401 or 403', async () => {
    await wait(giulia, marco)
    await freed()
    await decline(await offerTo(shop, giulia))
    const api = await logIn(shop, admin.email)
    const { body } = await api.get('/waiting-list/offers?limit=1')
    expect(body.data).toMatchObject([
      {
        client: { firstName: 'Giulia', lastName: 'Bianchi' },
        service: 'Taglio',
        barber: { firstName: 'Marco', lastName: 'Ferri' },
        date: friday,
        time: '16:00',
        offeredAt: '2026-03-11T08:00:00.000Z',
        outcome: 'declined',
        closedAt: '2026-03-11T08:00:00.000Z',
      },
    ])
    expect(body.pagination.page).toBe(1)
    const barber = await signIn(shop, 'barber', marco.id)
    const others = [apiOf(shop.url), giulia.api, barber.api].map((other) => other.get('/waiting-list/offers'))
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([401, 403, 403])
  })

  it('are listed newest first, with a removed entry as declined', async () => {
    await wait(giulia, marco)
    const { _id: id } = await wait(luca, marco)
    await freed()
    shop.clock.advance(minute)
    await decline(await offerTo(shop, giulia))
    await shop.offerFreedTimes()
    await luca.api.delete(`/waiting-list/${id}`)
    const api = await logIn(shop, admin.email)
    const { body } = await api.get('/waiting-list/offers')
    expect(body.data).toMatchObject([
      { offeredAt: '2026-03-11T08:01:00.000Z', outcome: 'declined' },
      { offeredAt: '2026-03-11T08:00:00.000Z', outcome: 'declined' },
    ])
  })

  it('are made for a slot freed an hour later', async () => {
    await wait(giulia, marco)
    shop.clock.advance(hour)
    await freed('17:00')
    expect(await offerTo(shop, giulia)).toMatchObject({ time: '17:00' })
  })
})
