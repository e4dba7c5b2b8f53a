import { z } from 'zod'

import { emailSchema } from '#features/accounts/person.contract.ts'
import { isDayOrInstant, weekdays } from '#shared/calendar-time.ts'
import { personRefSchema } from '#shared/contracts/answered-people.ts'
import { dayText, instantText, timeText } from '#shared/contracts/answered-values.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { idText } from '#shared/ids.ts'

/** A barber's weekday. A day off keeps its last times. `hasHours` tells whether the times are valid. */
export const workingDaySchema = z.object({
  day: z.enum(weekdays),
  isWorking: z.boolean(),
  startTime: timeText,
  endTime: timeText,
  hasBreak: z.boolean(),
  breakStart: timeText.nullable(),
  breakEnd: timeText.nullable(),
})
export type WorkingDay = z.infer<typeof workingDaySchema>

export const publicBarberSchema = personRefSchema.extend({
  tagline: z.string(),
  bio: z.string(),
  services: z.array(z.string()),
  workingHours: z.array(workingDaySchema),
  profileImage: z.object({ url: z.string() }).nullable(),
})
export type PublicBarber = z.infer<typeof publicBarberSchema>

export const vacationSchema = z.object({
  _id: idText,
  /** Start of the first day in the shop's time zone. */
  startDate: instantText,
  /** Last millisecond of the last day. */
  endDate: instantText,
  startDay: dayText,
  endDay: dayText,
})
export type Vacation = z.infer<typeof vacationSchema>

/** E-mail and phone are empty when a customer asks. */
export const barberSchema = publicBarberSchema.extend({
  email: z.string(),
  phone: z.string(),
  isActive: z.boolean(),
  vacations: z.array(vacationSchema),
  updatedAt: instantText,
})
export type Barber = z.infer<typeof barberSchema>

export const vacationCheckSchema = z.object({
  isOnVacation: z.boolean(),
  vacationInfo: z.object({ startDate: instantText, endDate: instantText }).nullable(),
})
export type VacationCheck = z.infer<typeof vacationCheckSchema>

export const calls = {
  publicBarbers: { answer: z.array(publicBarberSchema) },
  bookableBarber: { answer: publicBarberSchema },
  vacationCheck: {
    query: z.object({ date: z.string().refine(isDayOrInstant) }),
    answer: vacationCheckSchema,
  },
  /** Only admins see inactive barbers other than themselves. */
  barbers: { answer: z.array(barberSchema) },
  barberByEmail: { query: z.object({ email: emailSchema }), answer: barberSchema },
  barber: { answer: barberSchema },
} satisfies Calls
