import { z } from 'zod'

import { instantText } from '#shared/contracts/answered-values.ts'
import { pageAnswer } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { pageQuerySchema } from '#shared/contracts/pagination.ts'
import { idSchema, idText } from '#shared/ids.ts'

export const auditEntities = [
  'appointment',
  'service',
  'barber',
  'working_hours',
  'vacations',
  'barber_services',
  'calendar_feed',
  'user',
  'customer',
  'payment',
  'subscription',
  'settings',
  'message',
  'product',
  'order',
  'request',
] as const
export type AuditEntity = (typeof auditEntities)[number]

export const auditActions = [
  'created',
  'updated',
  'deleted',
  'moved',
  'status_changed',
  'password_reset',
  'reset_link_sent',
  'barred',
  'unbarred',
  'united',
  'paid',
  'refunded',
  'selected',
  'cancelled',
  'resumed',
  'resent',
  'answered',
] as const
export type AuditAction = (typeof auditActions)[number]

/** `before` and `after` hold only the fields that differ. */
export const auditEntrySchema = z.object({
  _id: idText,
  at: instantText,
  actor: z.object({ _id: idText, name: z.string(), role: z.string() }),
  entity: z.string(),
  entityId: idText,
  entityName: z.string(),
  action: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const auditQuerySchema = pageQuerySchema.extend({
  entity: z.enum(auditEntities).optional(),
  actor: idSchema().optional(),
})
export type AuditQuery = z.infer<typeof auditQuerySchema>
export const auditAnswerSchema = pageAnswer(auditEntrySchema).extend({
  actors: z.array(z.object({ _id: idText, name: z.string() })),
})
export type AuditAnswer = z.infer<typeof auditAnswerSchema>

export const calls = {
  auditLog: { query: auditQuerySchema, answer: auditAnswerSchema },
} satisfies Calls
