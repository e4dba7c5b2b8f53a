import type { Transaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'

import type { InquiriesEvent } from '../inquiries-event.contract.ts'
import type { ApplicationPayload, ConsultationPayload, ContactPayload } from '../inquiries.contract.ts'
import type { InquiryKind } from '../inquiries.rules.ts'

export type SentInquiry = {
  kind: InquiryKind
  name: string
  email: string
  phone: string
  payload: ContactPayload | ConsultationPayload | ApplicationPayload
}

export const sentColumns = ['id', 'kind', 'state', 'name', 'email', 'phone', 'payload'] as const

type Sender = { userId: string; customerId: string | null }

type Writing = Pick<Transaction, 'db' | 'publish'>

export async function addInquiry(
  { db, publish }: Writing,
  { kind, name, email, phone, payload }: SentInquiry,
  now: Date,
  sender?: Sender,
): Promise<string> {
  const id = newId()
  publish({ kind: 'requests' } satisfies InquiriesEvent)
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

/** Overwrites a request; one that was done becomes open again. */
export async function changeInquiry(
  { db, publish }: Writing,
  id: string,
  { name, email, phone, payload }: SentInquiry,
  now: Date,
): Promise<void> {
  publish({ kind: 'requests' } satisfies InquiriesEvent)
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
