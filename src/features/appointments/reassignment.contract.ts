import { z } from 'zod'

import { isDay, isTimeOfDay } from '#shared/calendar-time.ts'
import { personRefSchema } from '#shared/contracts/answered-people.ts'
import { chf, minutes } from '#shared/contracts/answered-values.ts'
import { idSchema, idText } from '#shared/ids.ts'

import { appointmentsTexts } from './appointments.it.ts'
import { reassignmentTexts as texts } from './reassignment.it.ts'

const { validation } = appointmentsTexts

/**
 * Appointments per request: each takes up to 50 milliseconds, and a connection without traffic is dropped after a
 * minute.
 */
export const maxReassigned = 200
const maxColleagues = 100

/** An appointment as the screen showed it; the server skips it if it has moved since. */
const shownAppointmentSchema = z.object({
  _id: idSchema(texts.unknownAppointment),
  date: z.string(validation.invalidDateTime).refine(isDay, { error: validation.invalidDateTime }),
  time: z.string(validation.invalidDateTime).refine(isTimeOfDay, { error: validation.invalidDateTime }),
  /** CHF and minutes, once the owner has accepted changed ones; otherwise the server expects the appointment's own. */
  price: z.number(validation.invalidPrice).nonnegative(validation.invalidPrice).optional(),
  duration: z.number(validation.invalidService).optional(),
})
export type ShownAppointment = z.infer<typeof shownAppointmentSchema>

export const reassignmentRequestSchema = z.object({
  appointments: z
    .array(shownAppointmentSchema, texts.none)
    .min(1, texts.none)
    .max(maxReassigned, texts.tooMany(maxReassigned)),
  colleagueIds: z
    .array(idSchema(validation.barberNotFound), texts.nobody)
    .min(1, texts.nobody)
    .max(maxColleagues, texts.tooManyColleagues(maxColleagues)),
})
export type ReassignmentRequest = z.infer<typeof reassignmentRequestSchema>

/** The result for one appointment; the browser reads an unknown kind as 'elsewhere'. */
export const reassignmentOutcomeSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ _id: idText, kind: z.literal('reassigned'), barber: personRefSchema }),
    z.object({ _id: idText, kind: z.literal('cancelled') }),
    /** Now with another barber, on another day or at another time, or deleted. */
    z.object({ _id: idText, kind: z.literal('elsewhere').catch('elsewhere') }),
    z.object({
      _id: idText,
      kind: z.literal('refused'),
      code: z.string(),
      message: z.string(),
      /** Present price (CHF) and duration (minutes); the client sends them with the next request to accept them. */
      price: chf.optional(),
      duration: minutes.optional(),
    }),
  ],
  { unionFallback: true },
)
export type ReassignmentOutcome = z.infer<typeof reassignmentOutcomeSchema>

export const reassignmentAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  outcomes: z.array(reassignmentOutcomeSchema),
})
