import { z } from 'zod'

import { appointmentStatuses } from '#features/appointments/appointment-statuses.rules.ts'
import {
  appointmentAnswerSchema,
  appointmentChoiceSchema,
  appointmentSchema,
  answeredStatusSchema,
} from '#features/appointments/appointments.contract.ts'
import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { isDayOrInstant } from '#shared/calendar-time.ts'
import { chf, dayText, instantText, minutes, timeText } from '#shared/contracts/answered-values.ts'
import { dataAnswer, pageAnswer } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { pageQuerySchema } from '#shared/contracts/pagination.ts'
import { filledName } from '#shared/contracts/typed-values.ts'
import { idSchema, idText } from '#shared/ids.ts'
import { phoneTexts } from '#shared/phone.it.ts'
import { cleanedPhone, maxPhoneLength } from '#shared/phone.ts'

const { validation } = appointmentsTexts

export const calendarViews = ['day', 'week', 'month'] as const

export type CalendarView = (typeof calendarViews)[number]

export const staffAppointmentSchema = appointmentSchema.extend({ clientPhone: z.string().nullable() })

export type StaffAppointment = z.infer<typeof staffAppointmentSchema>

export const maxListDays = 62

const daySchema = z
  .string(validation.invalidDateTime)
  .refine(isDayOrInstant, { error: validation.invalidDateTime })

export const filteredQuerySchema = z.object({
  startDate: daySchema.optional(),
  endDate: daySchema.optional(),
  barberId: idText.optional(),
  viewType: z.string().optional(),
})

/** A slot held for a payment or for the waiting list: no appointment yet, but other customers cannot book it. */
const heldSlotSchema = z.object({
  _id: idText,
  status: z.literal('held').catch('held'),
  heldFor: z.enum(['payment', 'waitingList']).catch('payment'),
  barber: z.object({ _id: idText }),
  date: dayText,
  time: timeText,
  duration: minutes,
  expiresAt: instantText,
})
export type HeldSlot = z.infer<typeof heldSlotSchema>

export const staffAppointmentsSchema = z.array(staffAppointmentSchema)

export const monthEntrySchema = z.object({
  _id: idText,
  date: dayText,
  time: timeText,
  duration: minutes,
  price: chf,
  status: answeredStatusSchema,
  barber: z.object({ _id: idText }),
  customer: z.string().nullable(),
  payment: z.object({ kept: chf }),
})

export type MonthEntry = z.infer<typeof monthEntrySchema>

export const barberDaysQuerySchema = z.object({ startDate: daySchema, endDate: daySchema })

export const adminAppointmentsQuerySchema = pageQuerySchema.extend({
  status: z.enum(appointmentStatuses).optional(),
  barberId: idText.optional(),
  startDate: daySchema.optional(),
  endDate: daySchema.optional(),
  search: z.string().max(120).optional(),
})

export const maxNicknameLength = 50

export const phoneBookingRequestSchema = appointmentChoiceSchema.extend({
  clientNickname: filledName(validation.allRequired, maxNicknameLength, validation.nicknameTooLong),
  clientPhone: z.string().overwrite(cleanedPhone).max(maxPhoneLength, phoneTexts.refused).nullish(),
  /** The recognised customer; by default the phone number identifies the customer. */
  customerId: idSchema().nullish(),
})

export type PhoneBookingRequest = z.infer<typeof phoneBookingRequestSchema>

function ungrouped(answer: unknown): unknown {
  if (Array.isArray(answer) || typeof answer !== 'object' || answer === null) return answer
  return Object.values(answer).flatMap((group: unknown) => {
    if (Array.isArray(group)) return group as unknown[]
    const hasList = typeof group === 'object' && group !== null && 'appointments' in group
    return hasList && Array.isArray(group.appointments) ? (group.appointments as unknown[]) : []
  })
}

export const calls = {
  /** Sorted by date and time; barbers get only their own. */
  calendarAppointments: { query: filteredQuerySchema, answer: dataAnswer(z.array(staffAppointmentSchema)) },
  monthEntries: {
    query: barberDaysQuerySchema.extend({ barberId: idText.optional() }),
    answer: dataAnswer(z.array(monthEntrySchema)),
  },
  heldSlots: { query: barberDaysQuerySchema, answer: dataAnswer(z.array(heldSlotSchema)) },
  /** The browser also accepts appointments in groups, which older servers sent. */
  barberAppointments: {
    query: barberDaysQuerySchema,
    answer: z.preprocess(ungrouped, staffAppointmentsSchema),
  },
  appointmentsToComplete: { answer: staffAppointmentsSchema },
  adminAppointments: { query: adminAppointmentsQuerySchema, answer: pageAnswer(staffAppointmentSchema) },
  bookByPhone: { body: phoneBookingRequestSchema, answer: appointmentAnswerSchema, status: 201 },
  appointmentsExport: {
    query: z.object({
      startDate: daySchema.optional(),
      endDate: daySchema.optional(),
      barberId: idText.optional(),
    }),
  },
  calendarFeed: { answer: dataAnswer(z.object({ url: z.string().nullable() })) },
  calendarFeedFile: { query: z.object({ token: z.string().max(200).optional() }) },
} satisfies Calls
