import { expect, test } from 'vitest'

import { randomFrom } from '#tests/fuzz/random.ts'
import { type Api, apiOf } from '#tests/support/api.ts'
import { givenShop, givenTwin, givenVisitor } from '#tests/support/given.ts'
import { type Barber, guestBooking, hireBarber, logIn, type Person, signIn } from '#tests/support/people.ts'
import { hour, minute } from '#tests/support/test-clock.ts'

const lines = Number(process.env['WAITING_LINES'] ?? 6)
const stepsOfLine = 60
const day = '2026-03-20'
const wishes = [{}, {}, { preferredTimeSlots: ['morning'] }, { preferredTimeSlots: ['afternoon'] }]
const services = ['Taglio', 'Barba', 'Taglio + Barba']
const starts = ['09:00', '09:30', '10:00', '10:30', '11:00', '14:00', '14:30', '15:00']

const shop = givenShop()
const twin = givenTwin(shop)
const visitor = givenVisitor(shop)

type Offer = {
  id: string
  request_id: string | null
  freed_time_id: string | null
  client_id: string
  service_id: string
  starts_at: Date
  ends_at: Date
  start_minute: number
  outcome: string | null
  held: boolean
}
type Request = {
  id: string
  client_id: string
  service_id: string
  preferred_time_slots: string[]
  status: string
}

const rowsOf = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await shop.platform.database.pool.query(text, values)).rows

const offersOf = (barber: Barber) =>
  rowsOf<Offer>(
    `SELECT o.*, o.starts_at + o.duration_minutes * interval '1 minute' AS ends_at,
      EXISTS (SELECT FROM appointments a WHERE a.id = o.hold_id AND a.status = 'held' AND a.client_id = o.client_id
        AND a.starts_at = o.starts_at) AS held
     FROM waiting_offers o WHERE barber_id = $1 ORDER BY id`,
    [barber.id],
  )
const requestsFor = (barber: Barber) =>
  rowsOf<Request>('SELECT * FROM waiting_list WHERE preferred_barber_id = $1 ORDER BY requested_at, id', [
    barber.id,
  ])

const minutesOf: Record<string, [number, number]> = { morning: [540, 720], afternoon: [780, 1020] }
const suits = ({ preferred_time_slots: periods }: Request, start: number) =>
  periods.length === 0 ||
  periods.some((period) => {
    const [from, to] = minutesOf[period] ?? [0, 0]
    return from <= start && start < to
  })

/** No two open offers overlap, and the offered slots are not bookable by others. */
async function expectOneOfferPerTime(barber: Barber, story: readonly string[]): Promise<void> {
  const live = (await offersOf(barber)).filter(({ outcome }) => outcome === null)
  const now = shop.clock.now()
  for (const [index, offer] of live.entries()) {
    const others = live.slice(index + 1)
    const double = others.filter(
      (other) => other.starts_at < offer.ends_at && offer.starts_at < other.ends_at,
    )
    expect([...story, double]).toEqual([...story, []])
    expect(others.filter((other) => other.request_id === offer.request_id)).toEqual([])
    expect(offer.starts_at > now).toBe(true)
  }
  const { body } = await visitor.get(
    `/appointments/public/available-slots?date=${day}&barberId=${barber.id}&duration=30`,
  )
  const free = new Set<number>(
    body
      .filter(({ available }: { available: boolean }) => available)
      .map(({ time }: { time: string }) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))),
  )
  const open = live.filter(({ start_minute: start }) => free.has(start))
  expect([...story, open]).toEqual([...story, []])
}

/** No offer may skip an older request for the same service whose customer was free at that time and was not asked. */
async function expectNobodyPassedOver(
  barber: Barber,
  before: { requests: Request[]; offers: Offer[] },
  story: readonly string[],
): Promise<void> {
  const requests = await requestsFor(barber)
  const offers = await offersOf(barber)
  const known = new Set(before.offers.map(({ id }) => id))
  const rankOf = (id: string | null) => requests.findIndex((request) => request.id === id)
  for (const offer of offers.filter(({ id }) => !known.has(id))) {
    const rank = rankOf(offer.request_id)
    const older = requests
      .slice(0, Math.max(0, rank))
      .filter(({ id, status, service_id: service, client_id: client }) => {
        const waited = before.requests.some((request) => request.id === id && request.status === 'pending')
        const asked = offers.some(
          (other) => other.client_id === client && other.freed_time_id === offer.freed_time_id,
        )
        return waited && status === 'pending' && service === offer.service_id && !asked && client !== ''
      })
      .filter((request) => suits(request, offer.start_minute))
    const passedOver: string[] = []
    for (const request of older) {
      const [busy] = await rowsOf(
        `SELECT 1 FROM appointments WHERE client_id = $1 AND status <> 'cancelled' AND starts_at < $3 AND ends_at > $2`,
        [request.client_id, offer.starts_at, offer.ends_at],
      )
      if (!busy) passedOver.push(request.id)
    }
    expect([...story, passedOver]).toEqual([...story, []])
  }
}

async function ask(barber: Barber, story: readonly string[]): Promise<void> {
  const before = { requests: await requestsFor(barber), offers: await offersOf(barber) }
  await Promise.all([shop.offerFreedTimes(), twin.offerFreedTimes()])
  await expectNobodyPassedOver(barber, before, story)
  const live = (await offersOf(barber)).filter(({ outcome }) => outcome === null)
  expect([...story, live.filter(({ held }) => !held)]).toEqual([...story, []])
}

async function pendingTimes(barber: Barber): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    'SELECT count(*)::int AS count FROM freed_times WHERE barber_id = $1',
    [barber.id],
  )
  return row?.count ?? 0
}

async function linkOf({ id }: Offer): Promise<{ path: string; body: { token: string } }> {
  const token = shop.platform.secrets.sign('waiting-offer', id)
  return { path: `/waiting-list/offers/${id}`, body: { token } }
}

test(
  `${lines} waiting lists of ${stepsOfLine} steps by two processes stay consistent`,
  { timeout: 240_000 },
  async () => {
    const random = randomFrom(20_261_123)
    for (let line = 0; line < lines; line++) {
      shop.clock.set('2026-03-11T09:00:00+01:00')
      const barber = await hireBarber(shop)
      const people = await Promise.all([1, 2, 3, 4, 5].map(() => signIn(shop)))
      const admin = await signIn(shop, 'admin')
      const guests: { id: string }[] = []
      const story: string[] = []
      const asPerson = async (person: Person): Promise<Api> => await logIn(shop, person.email)
      const live = async () => (await offersOf(barber)).filter(({ outcome }) => outcome === null)
      const anyChoice = () => ({
        barberId: barber.id,
        service: random.of(services),
        date: day,
        time: random.of(starts),
      })
      const anyBooked = async () => {
        const booked = await rowsOf<{ id: string }>(
          `SELECT id FROM appointments WHERE barber_id = $1 AND status IN ('pending', 'confirmed')`,
          [barber.id],
        )
        return booked.length > 0 ? random.of(booked).id : null
      }
      const steps: Record<string, () => Promise<void>> = {
        join: async () => {
          const api = await asPerson(random.of(people))
          const wish = { preferredBarber: barber.id, service: random.of(services), ...random.of(wishes) }
          expect([201, 409]).toContain((await api.post('/waiting-list', wish)).status)
        },
        leave: async () => {
          const api = await asPerson(random.of(people))
          const { body } = await api.get('/waiting-list/my-entries')
          if (body.length > 0) await api.delete(`/waiting-list/${random.of<{ _id: string }>(body)._id}`)
        },
        guest: async () => {
          const booking = guestBooking(barber.id, {
            date: day,
            time: random.of(starts),
            service: random.of(services),
            price: undefined,
          })
          const { status, body } = await visitor.post('/appointments/public/appointments/guest', booking)
          expect([201, 409, 400]).toContain(status)
          if (status === 201) guests.push({ id: body._id })
        },
        client: async () => {
          const api = await asPerson(random.of(people))
          expect([201, 409, 400]).toContain((await api.post('/appointments', anyChoice())).status)
        },
        cancel: async () => {
          const id = await anyBooked()
          if (id === null) return
          const api = await asPerson(admin)
          expect((await api.put(`/appointments/${id}/status`, { status: 'cancelled' })).status).toBe(200)
        },
        move: async () => {
          const id = await anyBooked()
          if (id === null) return
          const api = await asPerson(admin)
          expect([200, 409, 400]).toContain((await api.put(`/appointments/${id}`, anyChoice())).status)
        },
        accept: async () => {
          const open = await live()
          if (open.length === 0) return
          const { path, body } = await linkOf(random.of(open))
          const answers = await Promise.all(
            [shop, twin].map(({ url }) => apiOf(url).post(`${path}/accept`, body)),
          )
          for (const { status } of answers) expect([200, 409]).toContain(status)
          expect(answers[0]?.status).toBe(answers[1]?.status)
        },
        decline: async () => {
          const open = await live()
          if (open.length === 0) return
          const { path, body } = await linkOf(random.of(open))
          expect([200, 409]).toContain((await visitor.post(`${path}/decline`, body)).status)
        },
        ask: async () => await ask(barber, story),
        wait: async () => {
          // The job runs each minute. Here it is late, but not late enough for the slot to be given up.
          for (let waited = 0; waited < random.of([1, 8]); waited++) {
            shop.clock.advance(4 * minute)
            await ask(barber, story)
          }
        },
        sleep: async () => {
          if ((await pendingTimes(barber)) === 0) shop.clock.advance(random.of([hour, 5 * hour]))
        },
      }
      const often = ['join', 'guest', 'guest', 'cancel', 'cancel', 'ask', 'ask', 'ask']
      const names = [...Object.keys(steps), ...often]
      for (let step = 0; step < stepsOfLine; step++) {
        const name = random.of(names)
        story.push(name)
        await steps[name]?.()
        await expectOneOfferPerTime(barber, story)
      }
      await expectLineToEnd(barber, story)
    }
  },
)

/** In the end no freed slot, hold or open offer is left. */
async function expectLineToEnd(barber: Barber, story: readonly string[]): Promise<void> {
  for (let round = 0; round < 400 && (await pendingTimes(barber)) > 0; round++) {
    shop.clock.advance(4 * minute)
    await ask(barber, story)
  }
  const left = await rowsOf(
    `SELECT 'time' AS left FROM freed_times WHERE barber_id = $1
     UNION ALL SELECT 'hold' FROM appointments WHERE barber_id = $1 AND status = 'held'
     UNION ALL SELECT 'offer' FROM waiting_offers WHERE barber_id = $1 AND outcome IS NULL`,
    [barber.id],
  )
  expect([...story, left]).toEqual([...story, []])
}
