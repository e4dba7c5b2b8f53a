import { setTimeout as sleep } from 'node:timers/promises'

import { beforeAll, describe, expect, it } from 'vitest'

import type { ReassignmentOutcome } from '#features/appointments/reassignment.contract.ts'
import { type Answer, type Api, apiOf } from '#tests/support/api.ts'
import { givenShop, givenTwin, givenPerson } from '#tests/support/given.ts'
import { type Barber, guestBooking, hireBarber, signIn } from '#tests/support/people.ts'

/**
 * Two owners reassign one barber's appointments in the same milliseconds, over two app processes, while customers cancel,
 * move, and book slots of the other barbers. Each appointment is reassigned once or stays, and the answers match the
 * database.
 */
const rounds = 12
const times = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] as const
const date = '2026-03-13'

const shop = givenShop({ rateLimitScale: 1_000_000 })
const twin = givenTwin(shop)
const owner = givenPerson(shop, 'admin')
let partner: Api

beforeAll(async () => {
  partner = apiOf(twin.url, (await signIn(shop, 'admin')).token)
})

type Booked = { _id: string; date: string; time: string }
type Scene = { marco: Barber; colleagues: Barber[]; booked: Booked[] }

async function scene(): Promise<Scene> {
  const marco = await hireBarber(shop)
  const colleagues = [await hireBarber(shop), await hireBarber(shop)]
  const booked: Booked[] = []
  for (const time of times) {
    const booking = guestBooking(marco.id, { date, time })
    const { body } = await owner.api.post('/appointments/public/appointments/guest', booking)
    booked.push({ _id: body._id, date, time })
  }
  return { marco, colleagues, booked }
}

const soon = async <T>(work: () => Promise<T>): Promise<T> => {
  await sleep(Math.random() * 20)
  return await work()
}

const reassign = (api: Api, { marco, colleagues, booked }: Scene, key: string = crypto.randomUUID()) =>
  api.post(
    `/barbers/${marco.id}/reassignments`,
    { appointments: booked, colleagueIds: colleagues.map(({ id }) => id) },
    { 'idempotency-key': key },
  )

type Row = { id: string; barber_id: string; status: string; start_minute: number; moves: number }

async function rowsOf(booked: readonly Booked[]): Promise<Map<string, Row>> {
  const { rows } = await shop.platform.database.pool.query<Row>(
    `SELECT id, barber_id, status, start_minute,
       (SELECT count(*)::int FROM audit_log WHERE entity_id = a.id::text AND action = 'moved') AS moves
     FROM appointments a WHERE id = ANY($1)`,
    [booked.map(({ _id }) => _id)],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

const outcomesOf = ({ body }: Answer): ReassignmentOutcome[] => body.outcomes
const kindsOf = (answers: readonly Answer[], index: number) =>
  answers.map((answer) => outcomesOf(answer)[index]?.kind ?? 'none')

describe('two concurrent reassignments by two owners', () => {
  it('reassign each appointment at most once, despite concurrent changes', async () => {
    const seen = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      const stage = await scene()
      const [cancelled, moved] = [stage.booked[0], stage.booked[1]]
      const barberId = stage.marco.id
      const place = { barberId, service: 'Taglio', date, time: '17:00' }
      const booking = guestBooking(stage.colleagues[round % 2]?.id ?? '', { date, time: '14:00' })
      const [first, second, ...others] = await Promise.all([
        soon(() => reassign(owner.api, stage)),
        soon(() => reassign(partner, stage)),
        soon(() => partner.put(`/appointments/${cancelled?._id}/status`, { status: 'cancelled' })),
        soon(() => owner.api.put(`/appointments/${moved?._id}`, place)),
        soon(() => owner.api.post('/appointments/public/appointments/guest', booking)),
      ])
      expect([first.status, second.status]).toEqual([200, 200])
      expect(others.filter(({ status }) => status >= 500)).toEqual([])
      const rows = await rowsOf(stage.booked)
      for (const [index, { _id }] of stage.booked.entries()) {
        const kinds = kindsOf([first, second], index)
        const row = rows.get(_id)
        seen.add(kinds.toSorted().join(' and '))
        const winners = [first, second]
          .map((answer) => outcomesOf(answer)[index])
          .filter((outcome) => outcome?.kind === 'reassigned')
        expect(winners.length, 'given away by at most one of them').toBeLessThanOrEqual(1)
        const [winner] = winners
        const wasMovedBack = _id === moved?._id
        if (winner?.kind === 'reassigned' && !wasMovedBack)
          expect(row).toMatchObject({ barber_id: winner.barber._id, moves: 1 })
        if (!winner && !wasMovedBack) expect(row).toMatchObject({ barber_id: barberId, moves: 0 })
        if (kinds.includes('cancelled')) expect(row?.status).toBe('cancelled')
      }
    }
    expect(seen, 'they meet each other').toContain('elsewhere and reassigned')
  }, 120_000)

  it('distribute the appointments over the colleagues', async () => {
    const stage = await scene()
    await Promise.all([reassign(owner.api, stage), reassign(partner, stage)])
    const rows = [...(await rowsOf(stage.booked)).values()]
    const counts = stage.colleagues.map(({ id }) => rows.filter((row) => row.barber_id === id).length)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(times.length)
    expect(Math.min(...counts)).toBeGreaterThan(0)
  })
})

describe('one reassignment sent twice at once', () => {
  it('is made once, and both calls get the same answer', async () => {
    for (let round = 0; round < rounds; round++) {
      const stage = await scene()
      const key = crypto.randomUUID()
      const twice = await Promise.all([
        soon(() => reassign(owner.api, stage, key)),
        soon(() => reassign(apiOf(twin.url, owner.token), stage, key)),
      ])
      expect(twice.map(({ status }) => status)).toEqual([200, 200])
      expect(twice[0]?.body).toEqual(twice[1]?.body)
      const rows = [...(await rowsOf(stage.booked)).values()]
      expect(rows.map(({ moves }) => moves)).toEqual(times.map(() => 1))
    }
  }, 120_000)
})
