import { z } from 'zod'

import { isDayOrInstant, isTimeOfDay } from '#shared/calendar-time.ts'
import { plainText } from '#shared/plain-text.ts'
import { pageQuerySchema, paginationSchema } from '#shared/pagination.ts'

import {
  appointmentSchema,
  appointmentStatuses,
  chosenBarberSchema,
  reasonSchema,
} from './booking.contract.ts'
import { bookingTexts } from './booking.it.ts'

const { validation } = bookingTexts

export const calendarViews = ['day', 'week', 'month'] as const
export type CalendarView = (typeof calendarViews)[number]

/** Where an appointment came from, see originOf in staff.rules.ts. */
export const origins = ['admin', 'guest', 'client'] as const
export type Origin = (typeof origins)[number]

/** An appointment as the staff sees it; whoever phoned may have left a number. */
export const staffAppointmentSchema = appointmentSchema.extend({ clientPhone: z.string().nullable() })
export type StaffAppointment = z.infer<typeof staffAppointmentSchema>

/** Days that one call of a calendar may ask for: two months. */
export const longestListDays = 62

/** GET /api/appointments/filtered: sorted by date and time; a barber gets only their own. */
const daySchema = z
  .string(validation.invalidDateTime)
  .refine(isDayOrInstant, { error: validation.invalidDateTime })

export const filteredQuerySchema = z.object({
  startDate: daySchema.optional(),
  /** Computed from viewType when absent. */
  endDate: daySchema.optional(),
  barberId: z.string().optional(),
  viewType: z.string().optional(),
})
export const filteredAnswerSchema = z.object({
  success: z.literal(true),
  data: z.array(staffAppointmentSchema),
})

/** GET /api/appointments/barber/{id}?startDate&endDate and GET /api/appointments/to-complete: the bare array. */
export const staffAppointmentsSchema = z.array(staffAppointmentSchema)
export const barberDaysQuerySchema = z.object({ startDate: daySchema, endDate: daySchema })

/** GET /api/admin/appointments */
export const adminAppointmentsQuerySchema = pageQuerySchema.extend({
  status: z.enum(appointmentStatuses).optional(),
  barberId: z.string().optional(),
  startDate: daySchema.optional(),
  endDate: daySchema.optional(),
  /** Part of a name, an address or a number. */
  search: z.string().max(120).optional(),
})
export const adminAppointmentsAnswerSchema = z.object({
  success: z.literal(true),
  data: z.array(staffAppointmentSchema),
  pagination: paginationSchema,
})

/** PUT /api/appointments/{id}/status */
export const statusRequestSchema = z.object({
  status: z.enum(appointmentStatuses, validation.invalidStatus),
  /** Stored only with a cancellation. */
  cancellationReason: reasonSchema.nullish(),
  /** The version that the screen showed. */
  updatedAt: z.string().optional(),
})
export type StatusRequest = z.infer<typeof statusRequestSchema>

export const longestNickname = 50

/** POST /api/appointments/admin: a booking by phone, or somebody who walks in. */
export const phoneBookingRequestSchema = z.object({
  clientNickname: plainText(
    z
      .string(validation.allRequired)
      .trim()
      .min(1, validation.allRequired)
      .max(longestNickname, validation.nicknameTooLong),
  ),
  clientPhone: z.string().trim().max(30, validation.phoneInvalid).nullish(),
  barberId: chosenBarberSchema,
  service: z
    .string(validation.allRequired)
    .trim()
    .min(1, validation.allRequired)
    .max(120, validation.invalidService),
  date: z
    .string(validation.allRequired)
    .min(1, validation.allRequired)
    .refine(isDayOrInstant, { error: validation.invalidDateTime }),
  time: z
    .string(validation.allRequired)
    .min(1, validation.allRequired)
    .refine(isTimeOfDay, { error: validation.invalidDateTime }),
  duration: z.number(validation.invalidService).optional(),
  price: z.number(validation.invalidPrice).nonnegative(validation.invalidPrice).optional(),
})
export type PhoneBookingRequest = z.infer<typeof phoneBookingRequestSchema>

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

/** GET, POST (new secret) and DELETE /api/barbers/{id}/calendar-feed */
export const calendarFeedAnswerSchema = z.object({
  success: z.literal(true),
  data: z.object({ url: z.string().nullable() }),
})

/** GET /api/admin/exports/appointments.csv */
export const exportQuerySchema = z.object({
  startDate: daySchema.optional(),
  endDate: daySchema.optional(),
  barberId: z.string().optional(),
})

/** What GET /api/events tells the open screens of the staff, as `data:` of a server-sent event. */
export const liveEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('appointment'),
    change: z.enum(['booked', 'moved', 'cancelled', 'status']),
    appointmentId: z.string(),
    barberId: z.string(),
    barberName: z.string(),
    /** Who had it before it was moved to a colleague. */
    formerBarberId: z.string().optional(),
    date: z.string(),
    time: z.string(),
    service: z.string(),
    customerName: z.string(),
    status: z.enum(appointmentStatuses),
    /** Whose call it was; their own screens know already. */
    actorId: z.string().nullable(),
  }),
  /** Hours, vacations, services, barbers, users or what is known of a customer changed: read them again. */
  z.object({ kind: z.literal('shop') }),
  /** Something may have been missed: read everything again. */
  z.object({ kind: z.literal('resync') }),
])
export type LiveEvent = z.infer<typeof liveEventSchema>
