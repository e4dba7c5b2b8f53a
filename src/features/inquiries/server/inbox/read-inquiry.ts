import { sql } from 'kysely'

import { customerById, customersWithContact } from '#features/customers/server/customers-with-contact.ts'
import { type MessageState, messageStates } from '#features/messages/messages.contract.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import type { InboxDetail, InboxFile } from '../../inbox.contract.ts'
import { deletedOn, knownNumber } from '../../inbox.rules.ts'
import { answerTemplate } from '../answer-messages.ts'
import { signedFileLink } from '../file-links.ts'
import { inboxError } from './errors.ts'
import { addressOf, contentsOfRow, type InboxRow, presentInquiry, selectInquiries } from './inbox-rows.ts'

export async function readInquiry(platform: Platform, id: string): Promise<InboxDetail> {
  const { db } = platform.database
  const row = isId(id) ? await selectInquiries(db).where('id', '=', id).executeTakeFirst() : undefined
  if (!row) throw inboxError('REQUEST_NOT_FOUND')
  const { message, facts, outsidePhotos } = contentsOfRow(row)
  const { timeZone } = await shopContact(platform)
  const files = await filesOf(platform, id)
  return {
    ...presentInquiry(row),
    message,
    facts,
    photos: [...files.photos, ...outsidePhotos.map((link) => ({ name: link, link, isOutside: true }))],
    documents: files.documents,
    notes: row.notes,
    ...(await customersOf(db, row)),
    answers: await answersOf(db, row),
    deletedOn: deletedOn(row.created_at, timeZone),
  }
}

async function filesOf(
  platform: Platform,
  id: string,
): Promise<{ photos: InboxFile[]; documents: InboxFile[] }> {
  const rows = await platform.database.db
    .selectFrom('request_files')
    .select(['id', 'kind', 'name'])
    .where('request_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const ofKind = (kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id: file, name }) => ({ name, link: signedFileLink(platform, file), isOutside: false }))
  return { photos: ofKind('photo'), documents: ofKind('document') }
}

async function customersOf(db: Db, row: InboxRow): Promise<Pick<InboxDetail, 'customer' | 'candidates'>> {
  const customer = row.customer_id === null ? null : await customerById(db, row.customer_id)
  if (customer) return { customer, candidates: [] }
  const known = await customersWithContact(db, { email: addressOf(row), phone: knownNumber(row.phone) })
  return { customer: null, candidates: known }
}

type AnswerRow = { id: string; text: string; author: string | null; created_at: Date; mail: string | null }

async function answersOf(db: Db, { id, email }: InboxRow): Promise<InboxDetail['answers']> {
  const { rows } = await sql<AnswerRow>`
    SELECT a.id, a.text, a.created_at, trim(u.first_name || ' ' || u.last_name) AS author, m.state AS mail
    FROM request_answers a LEFT JOIN users u ON u.id = a.author_id AND u.deleted_at IS NULL
      LEFT JOIN messages m ON m.cause_key = ${answerTemplate} || ':' || a.id || ':' || ${email} || ':email'
    WHERE a.request_id = ${id} ORDER BY a.created_at, a.id`.execute(db)
  return rows.map((row) => ({
    _id: row.id,
    text: row.text,
    author: row.author ?? '',
    createdAt: row.created_at.toISOString(),
    mail: row.mail === null ? null : mailState(row.mail),
  }))
}

function mailState(state: string): MessageState {
  return messageStates.find((known) => known === state) ?? 'queued'
}
