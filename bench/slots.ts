import { slotsOfDay } from '#features/availability/slots.rules.ts'

import { type BigShop, fillShop } from './big-shop.ts'
import { type Figure, median, round } from './figure.ts'
import { loadReads } from './load.ts'
import { slotsPath } from './paths.ts'
import { startServer } from './servers.ts'

const seconds = 6
const rounds = 3

type Databases = { small: string; medium: string; large: string }

export async function* benchSlots(databases: Databases, today: string): AsyncGenerator<Figure> {
  const medium = await fillShop(databases.medium, 50_000, today)
  const small = await fillShop(databases.small, 14_000, today)
  const large = await fillShop(databases.large, 130_000, today)
  const baseline = await startServer('baseline-server.ts', 4501, { DATABASE_URL: databases.medium })
  const shop = await startServer('shop-server.ts', 4502, { DATABASE_URL: databases.medium })
  const bare: number[] = []
  const ours = []
  await loadReads(baseline.url, bookingsPath(medium), 2)
  await loadReads(shop.url, slotsPath(medium), 2)
  for (let lap = 0; lap < rounds; lap++) {
    bare.push((await loadReads(baseline.url, bookingsPath(medium), seconds)).perSecond)
    ours.push(await loadReads(shop.url, slotsPath(medium), seconds))
  }
  const month = await loadReads(
    shop.url,
    () => `/api/appointments/public/days?barberId=any&serviceId=${medium.serviceId}&duration=30`,
    seconds,
  )
  await baseline.stop()
  await shop.stop()
  const rate = median(ours.map(({ perSecond }) => perSecond))
  const ratio = rate / median(bare)
  const p99 = median(ours.map((load) => load.p99))
  const failures = ours.reduce((sum, load) => sum + load.failures, month.failures)
  yield {
    what: 'GET slots, one barber-day, 50,000 appointments, 10 connections',
    measured: `${round(rate)} req/s, p99 ${round(p99)} ms, ${failures} failures`,
    against: `Fastify + pg, the same bookings: ${round(median(bare))} req/s`,
    goal: '≥ 0.65 of its rate, p99 ≤ 25 ms',
    met: ratio >= 0.65 && p99 <= 25 && failures === 0,
  }
  yield {
    what: 'the ratio of the two',
    measured: round(ratio, 2),
    against: 'the ratio of Easy!Appointments 1.6.0: 0.025',
    goal: '≥ 0.65',
    met: ratio >= 0.65,
  }
  yield {
    what: 'GET days, any barber, a whole month, 10 connections',
    measured: `p97.5 ${round(month.p95)} ms, ${round(month.perSecond)} req/s`,
    against: '–',
    goal: 'p95 < 50 ms',
    met: month.p95 < 50,
  }
  yield inProcess()
  yield await compareSizes(databases, small, large)
}

async function compareSizes(databases: Databases, small: BigShop, large: BigShop): Promise<Figure> {
  const few = await startServer('shop-server.ts', 4503, { DATABASE_URL: databases.small })
  const many = await startServer('shop-server.ts', 4504, { DATABASE_URL: databases.large })
  await loadReads(few.url, slotsPath(small), 2)
  await loadReads(many.url, slotsPath(large), 2)
  const ratios: number[] = []
  for (let lap = 0; lap < rounds; lap++) {
    const short = await loadReads(few.url, slotsPath(small), seconds)
    const long = await loadReads(many.url, slotsPath(large), seconds)
    ratios.push(short.perSecond / long.perSecond)
  }
  await few.stop()
  await many.stop()
  return {
    what: 'GET slots with 130,000 appointments',
    measured: `${round(median(ratios), 2)} times the time`,
    against: 'the same with 14,000',
    goal: '≤ 1.15 times',
    met: median(ratios) <= 1.15,
  }
}

function inProcess(): Figure {
  const busy = Array.from({ length: 15 }, (_, index) => ({ start: 540 + index * 36, end: 570 + index * 36 }))
  const day = { work: { start: 540, end: 1140, pause: { start: 720, end: 750 } }, busy }
  const run = (count: number) => {
    const started = performance.now()
    let slots = 0
    for (let index = 0; index < count; index++) slots += slotsOfDay(day, 15 + (index % 4) * 15, -1).length
    return slots > 0 ? count / ((performance.now() - started) / 1000) : 0
  }
  run(30_000)
  const rate = median([run(60_000), run(60_000), run(60_000)])
  return {
    what: 'slot calculation in process',
    measured: `${round(rate)} slot-days/s`,
    against: "Cal.com's functions: 822–957 slot-days/s (reference)",
    goal: '≥ 60,000 slot-days/s',
    met: rate >= 60_000,
  }
}

function bookingsPath({ barberIds, days }: BigShop) {
  return (n: number) => `/bookings?barberId=${barberIds[n % 6]}&date=${days[n % 30]}`
}
