import type { Transaction } from '#platform/database/transaction.ts'

const day = 24 * 60 * 60 * 1000
const requestLife = 30 * day

const requests = [
  {
    client: 0,
    service: 'Taglio + Barba',
    barber: 0,
    days: ['friday', 'saturday'],
    periods: ['evening'],
    ago: 1,
    status: 'pending',
    notes: 'Anche all’ultimo momento',
  },
  {
    client: 1,
    service: 'Taglio',
    barber: null,
    days: ['saturday'],
    periods: ['morning'],
    ago: 2,
    status: 'pending',
    notes: '',
  },
  {
    client: 0,
    service: 'Tinta',
    barber: 3,
    days: [],
    periods: ['afternoon'],
    ago: 4,
    status: 'pending',
    notes: '',
  },
  {
    client: 1,
    service: 'Barba',
    barber: 1,
    days: ['monday', 'tuesday'],
    periods: [],
    ago: 9,
    status: 'booked',
    notes: '',
  },
  {
    client: 1,
    service: 'Taglio',
    barber: 2,
    days: ['thursday'],
    periods: ['evening'],
    ago: 33,
    status: 'expired',
    notes: '',
  },
] as const

export async function seedDemoWaitingList(
  { db }: Transaction,
  barberIds: readonly string[],
  clientIds: readonly string[],
  now: Date,
): Promise<void> {
  const services = await db.selectFrom('services').select(['id', 'name']).execute()
  for (const { client, service: name, barber, days, periods, ago, status, notes } of requests) {
    const service = services.find((entry) => entry.name === name)
    const clientId = clientIds[client]
    if (!service || !clientId) continue
    const requestedAt = new Date(now.getTime() - ago * day)
    await db
      .insertInto('waiting_list')
      .values({
        client_id: clientId,
        preferred_barber_id: barber === null ? null : (barberIds[barber] ?? null),
        service_id: service.id,
        service_name: service.name,
        preferred_days: [...days],
        preferred_time_slots: [...periods],
        notes,
        status,
        requested_at: requestedAt,
        expires_at: new Date(requestedAt.getTime() + requestLife),
      })
      .execute()
  }
}
