import { z } from 'zod'

import { anyBarber } from '#features/availability/availability.rules.ts'
import { isDayOrInstant, isTimeOfDay } from '#shared/calendar-time.ts'
import { contactDetailsSchema, fullNameSchema, personRefSchema } from '#shared/contracts/answered-people.ts'
import { chf, dayText, instantText, minutes, timeText } from '#shared/contracts/answered-values.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { isId, idText } from '#shared/ids.ts'
import { plainText, spacedSentence } from '#shared/plain-text.ts'
import { visibleText } from '#shared/visible-text.ts'

import { appointmentStatuses } from './appointment-statuses.rules.ts'
import { appointmentsTexts } from './appointments.it.ts'
import { maxReasonLength } from './reason.rules.ts'

const { validation } = appointmentsTexts

/** Falls back to 'completed' for a status that this version does not know, so that nothing can be changed. */
export const answeredStatusSchema = z.enum(appointmentStatuses).catch('completed')

const chosenBarberSchema = z
  .string(validation.allRequired)
  .min(1, validation.allRequired)
  .refine((id) => id === anyBarber || isId(id), { error: validation.barberNotFound })
  .toLowerCase()

/** 'YYYY-MM-DD', or a full ISO date that the server reduces to the shop's day. */
const bookingDaySchema = z
  .string(validation.allRequired)
  .min(1, validation.allRequired)
  .refine(isDayOrInstant, { error: validation.invalidDateTime })

const bookingTimeSchema = z
  .string(validation.allRequired)
  .min(1, validation.allRequired)
  .refine(isTimeOfDay, { error: validation.invalidDateTime })

export const appointmentChoiceSchema = z.object({
  barberId: chosenBarberSchema,
  /** Name or _id of the service. */
  service: z
    .string(validation.allRequired)
    .trim()
    .min(1, validation.allRequired)
    .max(120, validation.invalidService),
  date: bookingDaySchema,
  time: bookingTimeSchema,
  /** `duration` (minutes) and `price` (CHF) as the customer saw them; the server answers 409 if they have changed. */
  duration: z.number(validation.invalidService).optional(),
  price: z.number(validation.invalidPrice).nonnegative(validation.invalidPrice).optional(),
})

export type AppointmentChoice = z.infer<typeof appointmentChoiceSchema>

export const moveRequestSchema = appointmentChoiceSchema.extend({ updatedAt: z.string().optional() })

export type MoveRequest = z.infer<typeof moveRequestSchema>

export const reasonSchema = plainText(
  z
    .string(validation.invalidReason)
    .trim()
    .overwrite((text) => spacedSentence(visibleText(text).replaceAll(/\s+/g, ' ')))
    .max(maxReasonLength, validation.reasonTooLong),
)

export const cancelRequestSchema = z
  .object({
    cancellationReason: reasonSchema.nullish(),
  })
  .nullish()

/** Day and time are the shop's wall clock. */
export const appointmentSchema = z.object({
  _id: idText,
  id: idText,
  date: dayText,
  time: timeText,
  service: z.string(),
  serviceId: idText,
  duration: minutes,
  price: chf,
  status: answeredStatusSchema,
  barber: personRefSchema,
  /** Falls back to 'online' for a value that this version does not know (ACAL-12). */
  paymentType: z.enum(['in_person', 'online']).catch('online'),
  payment: z.object({
    method: z.string(),
    status: z.string(),
    amount: chf,
    /**
     * CHF. `kept`: paid and not refunded; `keptCash`: its part in cash; `due`: still to pay; `gestures`: refunded beyond the
     * price.
     */
    kept: chf,
    keptCash: chf,
    due: chf,
    gestures: chf,
  }),
  isAdminBooking: z.boolean(),
  isGuestBooking: z.boolean(),
  clientNickname: z.string().nullable(),
  guestInfo: contactDetailsSchema.nullable(),
  client: contactDetailsSchema.nullable(),
  bookedBy: fullNameSchema.nullable(),
  cancellationReason: z.string().nullable(),
  /** True when the customer can no longer move or cancel it: 24 hours or less remain, or it is over. */
  locked: z.boolean(),
  createdAt: instantText,
  updatedAt: instantText,
})

export type AppointmentView = z.infer<typeof appointmentSchema>

export const appointmentAnswerSchema = appointmentSchema.extend({
  success: z.literal(true),
  message: z.string(),
})

export type AppointmentAnswer = z.infer<typeof appointmentAnswerSchema>

export const statusRequestSchema = z.object({
  status: z.enum(appointmentStatuses, validation.invalidStatus),
  cancellationReason: reasonSchema.nullish(),
  /**
   * Only the owner may set it, to refund a cancellation after the start. Before the start the server always refunds.
   */
  refund: z.boolean().optional(),
  updatedAt: z.string().optional(),
})

export type StatusRequest = z.infer<typeof statusRequestSchema>

export const origins = ['admin', 'guest', 'client'] as const

export type Origin = (typeof origins)[number]

export const calls = {
  moveAppointment: { body: moveRequestSchema, answer: appointmentAnswerSchema },
  cancelAppointment: { body: cancelRequestSchema, answer: appointmentAnswerSchema },
  setStatus: { body: statusRequestSchema, answer: appointmentAnswerSchema },
} satisfies Calls
