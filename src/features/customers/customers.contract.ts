import { z } from 'zod'

import { appointmentStatuses } from '#features/appointments/appointments.contract.ts'
import { bookingTexts } from '#features/appointments/appointments.it.ts'

const { validation } = bookingTexts

/** GET and PUT /api/appointments/{id}/customer: what the staff knows of whoever this appointment is for. */
export const customerCardSchema = z.object({
  name: z.string(),
  kind: z.enum(['client', 'guest', 'phone']),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Completed appointments. */
  visits: z.int(),
  cancellations: z.int(),
  /** CHF of the completed ones. */
  spent: z.number(),
  lastVisit: z.object({ date: z.string(), service: z.string(), barber: z.string() }).nullable(),
  nextAppointment: z.object({ date: z.string(), time: z.string(), service: z.string() }).nullable(),
  notes: z.string(),
  /** Barred from online booking. */
  barred: z.boolean(),
  /** Somebody known by a nickname alone cannot be barred: there is nothing to know them by. */
  canBeBarred: z.boolean(),
  updatedAt: z.string().nullable(),
  /** Newest first, at most 20. */
  history: z.array(
    z.object({
      _id: z.string(),
      date: z.string(),
      time: z.string(),
      service: z.string(),
      barber: z.string(),
      status: z.enum(appointmentStatuses),
      price: z.number(),
    }),
  ),
})

export type CustomerCard = z.infer<typeof customerCardSchema>

export const customerCardAnswerSchema = z.object({ success: z.literal(true), data: customerCardSchema })

export const longestNotes = 1000

export const customerCardRequestSchema = z.object({
  /** Left as they are when absent. */
  notes: z.string(validation.notesTooLong).max(longestNotes, validation.notesTooLong).optional(),
  /** Only an admin may change it; a barber's is ignored. */
  barred: z.boolean().optional(),
  updatedAt: z.string().nullish(),
})
