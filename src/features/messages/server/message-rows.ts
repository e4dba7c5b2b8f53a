import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import type { RowOf } from '#platform/database/row-of.ts'

import { resendObstacleOf } from '../messages.rules.ts'
import { messageKindOf, type MessageKinds } from './message-kinds.ts'

export function selectMessages(db: Db) {
  return db
    .selectFrom('messages')
    .leftJoin('appointments', 'appointments.id', 'messages.appointment_id')
    .select([
      'messages.id',
      'messages.template',
      'messages.channel',
      'messages.recipient',
      'messages.state',
      'messages.attempts',
      'messages.send_after',
      'messages.last_error',
      'messages.created_at',
      'messages.sent_at',
      'messages.useful_until',
      'messages.is_to_be_forgotten',
      'appointments.calendar_sequence',
      'appointments.starts_at',
      sql<number | null>`CASE WHEN jsonb_typeof(messages.payload -> 'sequence') = 'number'
        THEN (messages.payload ->> 'sequence')::int END`.as('sequence'),
    ])
}

export type MessageRow = RowOf<typeof selectMessages>

export function obstacleTo(row: MessageRow, kinds: MessageKinds, now: Date) {
  const { calendar_sequence: current, starts_at: startsAt } = row
  return resendObstacleOf(
    {
      state: row.state,
      resending: messageKindOf(kinds, row.template)?.resending ?? 'ifUnchanged',
      usefulUntil: row.useful_until,
      isRecipientGone: row.is_to_be_forgotten,
      appointment: current === null || startsAt === null ? null : { sequence: current, startsAt },
      sequence: row.sequence,
    },
    now,
  )
}
