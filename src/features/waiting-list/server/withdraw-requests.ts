import { sql } from 'kysely'

import type { AccountTrace } from '#features/accounts/server/account-trace.ts'
import { forgetMessagesNaming } from '#features/messages/server/forget-messages.ts'
import { queueMessages } from '#features/messages/server/outbox.ts'
import type { ServiceFollower } from '#features/services/server/service-follower.ts'
import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import { closeOffers } from './close-offers.ts'
import type { WaitingRequestExpired } from './request-messages.ts'

type Withdrawn = { serviceId: string; barberId?: string } | { serviceId?: string; barberId: string }

export async function expireRequestsFor(
  transaction: Transaction,
  { serviceId, barberId }: Withdrawn,
  now: Date,
): Promise<void> {
  const expired = await transaction.db
    .updateTable('waiting_list')
    .from('users')
    .set({
      status: 'expired',
      expires_at: sql<Date>`greatest(${now}::timestamptz, requested_at + interval '1 millisecond')`,
    })
    .whereRef('users.id', '=', 'waiting_list.client_id')
    .where('status', 'in', ['pending', 'notified'])
    .$if(serviceId !== undefined, (query) => query.where('service_id', '=', serviceId ?? ''))
    .$if(barberId !== undefined, (query) => query.where('preferred_barber_id', '=', barberId ?? ''))
    .returning([
      'waiting_list.id',
      'users.id as user_id',
      'users.first_name',
      'users.email',
      'waiting_list.service_name',
    ])
    .execute()
  await closeOffers(transaction, expired, 'withdrawn', now)
  const mails = expired.map(
    ({ id, user_id: userId, first_name: firstName, email, service_name: service }) => {
      const payload: WaitingRequestExpired = { userId, firstName, service }
      return { template: 'waiting-request-expired', recipient: email, cause: id, payload }
    },
  )
  await queueMessages(transaction, mails, now)
}

export const requestsOfService: ServiceFollower = {
  async renamed({ db }, { id, name }) {
    await db
      .updateTable('waiting_list')
      .set({ service_name: name })
      .where('service_id', '=', id)
      .where('status', 'in', ['pending', 'notified'])
      .execute()
  },
  removed: (transaction, { id }, now) => expireRequestsFor(transaction, { serviceId: id }, now),
}

export const requestsOfAccount: AccountTrace = {
  async forget(_platform, transaction, { id }, { now }) {
    const { db } = transaction
    const requests = await db.selectFrom('waiting_list').select('id').where('client_id', '=', id).execute()
    await closeOffers(transaction, requests, 'withdrawn', now)
    await db.deleteFrom('waiting_list').where('client_id', '=', id).execute()
    const offers = await db.selectFrom('waiting_offers').select('id').where('client_id', '=', id).execute()
    await forgetMessagesNaming(
      db,
      'offerId',
      offers.map((offer) => offer.id),
    )
  },
}

export async function forgetOldRequests(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('waiting_list').where('expires_at', '<', before).execute()
}
