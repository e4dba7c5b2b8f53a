import type { Transaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'

import type { RequestsEvent } from '../requests-event.contract.ts'
import type { ApplicationPayload, ConsultationPayload, ContactPayload } from '../requests.contract.ts'
import type { RequestKind } from '../requests.rules.ts'

/** What somebody asks, as they say who they are. */
export type SentRequest = {
  kind: RequestKind
  name: string
  email: string
  phone: string
  payload: ContactPayload | ConsultationPayload | ApplicationPayload
}

/** What was sent, and how far it is. */
export const sentColumns = ['id', 'kind', 'state', 'name', 'email', 'phone', 'payload'] as const

/** Whoever was logged in, and the shop's row of them. */
type Sender = { userId: string; customerId: string | null }

type Writing = Pick<Transaction, 'db' | 'publish'>

/** Whoever sends a form has agreed that it is kept. The owner's open screens hear of it. @returns its id */
export async function addRequest(
  { db, publish }: Writing,
  { kind, name, email, phone, payload }: SentRequest,
  now: Date,
  sender?: Sender,
): Promise<string> {
  const id = newId()
  publish({ kind: 'requests' } satisfies RequestsEvent)
  await db
    .insertInto('requests')
    .values({
      id,
      kind,
      name,
      email,
      phone,
      user_id: sender?.userId ?? null,
      customer_id: sender?.customerId ?? null,
      payload: JSON.stringify(payload),
      consented_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return id
}

/** What was done already has to be looked at again. */
export async function changeRequest(
  { db, publish }: Writing,
  id: string,
  { name, email, phone, payload }: SentRequest,
  now: Date,
): Promise<void> {
  publish({ kind: 'requests' } satisfies RequestsEvent)
  await db
    .updateTable('requests')
    .set((eb) => ({
      name,
      email,
      phone,
      payload: JSON.stringify(payload),
      state: eb.case().when('state', '=', 'done').then('new').else(eb.ref('state')).end(),
      consented_at: now,
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute()
}
