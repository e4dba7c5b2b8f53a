import type { AccountExport } from '#features/accounts/server/account-export.ts'

export const requestsForAccount: AccountExport = {
  name: 'waitingList',
  async read(db, { id }) {
    const offers = await db
      .selectFrom('waiting_offers')
      .select(['service_name as service', 'starts_at as startsAt', 'offered_at as offeredAt', 'outcome'])
      .where('client_id', '=', id)
      .orderBy('offered_at')
      .execute()
    const requests = await db
      .selectFrom('waiting_list')
      .leftJoin('barbers', 'barbers.id', 'waiting_list.preferred_barber_id')
      .select([
        'service_name as service',
        'barbers.first_name as preferredBarber',
        'preferred_days as preferredDays',
        'preferred_time_slots as preferredTimeSlots',
        'notes',
        'status',
        'requested_at as requestedAt',
        'expires_at as expiresAt',
      ])
      .where('client_id', '=', id)
      .orderBy('requested_at')
      .execute()
    return { requests, offers }
  },
}
