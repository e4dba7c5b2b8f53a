import { z } from 'zod'

import { isDay, isTimeOfDay } from '#shared/calendar-time.ts'
import { personRefSchema } from '#shared/contracts/answered-people.ts'
import { chf, minutes } from '#shared/contracts/answered-values.ts'
import { idSchema, idText } from '#shared/ids.ts'

import { appointmentsTexts } from './appointments.it.ts'
import { reassignmentTexts as texts } from './reassignment.it.ts'

const { validation } = appointmentsTexts

/** In one call: each takes up to 50 milliseconds, and a connection is given up after a minute of silence. */
export const mostReassigned = 200
const mostColleagues = 100

/** An appointment as the screen showed it: what is elsewhere by now is left alone. */
const shownAppointmentSchema = z.object({
  _id: idSchema(texts.unknownAppointment),
  date: z.string(validation.invalidDateTime).refine(isDay, { error: validation.invalidDateTime }),
  time: z.string(validation.invalidDateTime).refine(isTimeOfDay, { error: validation.invalidDateTime }),
  /** CHF, once a changed price has been accepted; else the appointment's own is expected. */
  price: z.number(validation.invalidPrice).nonnegative(validation.invalidPrice).optional(),
  /** Minutes, likewise. */
  duration: z.number(validation.invalidService).optional(),
})
export type ShownAppointment = z.infer<typeof shownAppointmentSchema>

/** POST /api/barbers/{id}/reassignments: each appointment to one of these colleagues, at its own day and time. */
export const reassignmentRequestSchema = z.object({
  appointments: z
    .array(shownAppointmentSchema, texts.none)
    .min(1, texts.none)
    .max(mostReassigned, texts.tooMany(mostReassigned)),
  colleagueIds: z
    .array(idSchema(validation.barberNotFound), texts.nobody)
    .min(1, texts.nobody)
    .max(mostColleagues, texts.tooManyColleagues(mostColleagues)),
})
export type ReassignmentRequest = z.infer<typeof reassignmentRequestSchema>

/** What became of one; an outcome that the browser does not know is somewhere else by now. */
export const reassignmentOutcomeSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ _id: idText, kind: z.literal('reassigned'), barber: personRefSchema }),
    z.object({ _id: idText, kind: z.literal('cancelled') }),
    /** Another barber, day or time by now, or none at all. */
    z.object({ _id: idText, kind: z.literal('elsewhere').catch('elsewhere') }),
    z.object({
      _id: idText,
      /** It is where it was. */
      kind: z.literal('refused'),
      code: z.string(),
      message: z.string(),
      /** CHF that it would cost now: sent along the next time, it is accepted. */
      price: chf.optional(),
      /** Minutes that it would take now. */
      duration: minutes.optional(),
    }),
  ],
  { unionFallback: true },
)
export type ReassignmentOutcome = z.infer<typeof reassignmentOutcomeSchema>

/** One outcome for each appointment that was sent, in the same order. */
export const reassignmentAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  outcomes: z.array(reassignmentOutcomeSchema),
})
