import { z } from 'zod'

import { personSchema } from '#features/accounts/person.contract.ts'
import {
  appointmentAnswerSchema,
  appointmentChoiceSchema,
  appointmentSchema,
  cancelRequestSchema,
} from '#features/appointments/appointments.contract.ts'
import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { idText } from '#shared/ids.ts'

const { validation } = appointmentsTexts

export const clientBookingRequestSchema = appointmentChoiceSchema.extend({
  timezone: z.unknown().optional(),
})

export type ClientBookingRequest = z.infer<typeof clientBookingRequestSchema>

export const guestDetailsSchema = personSchema

export type GuestDetails = z.infer<typeof guestDetailsSchema>

export const guestBookingRequestSchema = appointmentChoiceSchema.extend({
  ...guestDetailsSchema.shape,
  paymentType: z.enum(['in_person', 'online'], validation.invalidPayment),
  payment: z
    .object({
      method: z.enum(['cash', 'card', 'twint']).optional(),
      status: z.string().max(40).optional(),
      stripePaymentIntentId: z.string().max(255).nullish(),
      amount: z.number().optional(),
    })
    .optional(),
  timezone: z.unknown().optional(),
})

export type GuestBookingRequest = z.infer<typeof guestBookingRequestSchema>

/** The answer for a manage link: only the first name, no contacts, since the link may be passed on. */
export const managedAppointmentSchema = appointmentSchema
  .omit({ guestInfo: true, client: true, bookedBy: true, clientNickname: true })
  .extend({ firstName: z.string(), barberId: idText })

export type ManagedAppointment = z.infer<typeof managedAppointmentSchema>

export const managedAppointmentAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string().optional(),
  data: managedAppointmentSchema,
})

export const manageLinkQuerySchema = z.object({ token: z.string().max(200).optional() })

export const calls = {
  /** The answer contains the secret of the manage link: /booking-confirmation?id=&token= */
  bookAsGuest: {
    body: guestBookingRequestSchema,
    answer: appointmentAnswerSchema.extend({
      token: z.string(),
      hasAccount: z.boolean(),
    }),
    status: 201,
  },
  bookAsClient: { body: clientBookingRequestSchema, answer: appointmentAnswerSchema, status: 201 },
  /** Upcoming ones first, soonest on top; then past ones, latest on top. */
  myAppointments: {
    query: z.object({
      page: z.coerce.number<number>().int().min(1).max(10_000).default(1),
    }),
    answer: z.array(appointmentSchema),
  },
  managedAppointment: { query: manageLinkQuerySchema, answer: managedAppointmentAnswerSchema },
  moveManaged: {
    query: manageLinkQuerySchema,
    body: appointmentChoiceSchema,
    answer: managedAppointmentAnswerSchema,
  },
  cancelManaged: {
    query: manageLinkQuerySchema,
    body: cancelRequestSchema,
    answer: managedAppointmentAnswerSchema,
  },
  managedCalendarFile: { query: manageLinkQuerySchema },
} satisfies Calls
