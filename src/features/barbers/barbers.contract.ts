import { z } from 'zod'

import { emailSchema } from '#features/accounts/person.contract.ts'
import { isDayOrInstant, weekdays } from '#shared/calendar-time.ts'
import { personRefSchema } from '#shared/contracts/answered-people.ts'
import { dayText, instantText, timeText } from '#shared/contracts/answered-values.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { idText } from '#shared/ids.ts'

/** One weekday of a barber; a day off keeps its last times. `hasHours` says whether its times can be read. */
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

/** What any visitor may know of a barber: never e-mail nor phone. */
export const publicBarberSchema = personRefSchema.extend({
  /** Two or three words under the name, for example 'ricci, tinta'. */
  tagline: z.string(),
  bio: z.string(),
  /** Names of the active services that this barber offers. */
  services: z.array(z.string()),
  /** Seven entries, Monday first. */
  workingHours: z.array(workingDaySchema),
  profileImage: z.object({ url: z.string() }).nullable(),
})
export type PublicBarber = z.infer<typeof publicBarberSchema>

export const vacationSchema = z.object({
  _id: idText,
  /** The instant at which the shop's first day begins. */
  startDate: instantText,
  /** The last millisecond of the last day. */
  endDate: instantText,
  /** The same days on the shop's calendar. */
  startDay: dayText,
  endDay: dayText,
})
export type Vacation = z.infer<typeof vacationSchema>

/** To a client e-mail and phone are empty. */
export const barberSchema = publicBarberSchema.extend({
  email: z.string(),
  phone: z.string(),
  isActive: z.boolean(),
  /** In the order of time, past ones too. */
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
  /** A day, or an instant that the server reduces to the shop's day. */
  vacationCheck: {
    query: z.object({ date: z.string().refine(isDayOrInstant) }),
    answer: vacationCheckSchema,
  },
  /** Inactive ones only for an admin. */
  barbers: { answer: z.array(barberSchema) },
  barberByEmail: { query: z.object({ email: emailSchema }), answer: barberSchema },
  barber: { answer: barberSchema },
} satisfies Calls
