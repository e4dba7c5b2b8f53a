import { z } from 'zod'

import { isDay } from '#shared/calendar-time.ts'
import { personRefSchema } from '#shared/contracts/answered-people.ts'
import { dayText, timeText } from '#shared/contracts/answered-values.ts'
import { dataAnswer } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { idText } from '#shared/ids.ts'

/**
 * Why a barber's time cannot be had. 'outside' the hours, 'off_grid' between two starts, 'closed' on a day without work, 'left'
 * for good.
 */
export type Obstacle =
  | 'booked'
  | 'break'
  | 'past'
  | 'too_short'
  | 'outside'
  | 'off_grid'
  | 'vacation'
  | 'closed'
  | 'left'
  | 'not_offered'

/** Those that the grid of a day shows. */
export const slotReasons = [
  'booked',
  'break',
  'past',
  'too_short',
  'vacation',
  'closed',
] as const satisfies readonly Obstacle[]

/** One step of a barber's day for one duration. */
export const slotSchema = z.object({
  time: timeText,
  available: z.boolean(),
  isBooked: z.boolean(),
  /** Why the step cannot be chosen; absent when it can. */
  reason: z.enum(slotReasons).optional().catch('closed'),
})

export type Slot = z.infer<typeof slotSchema>

/** The bare array, empty on a closed day and during a vacation. */
export const slotsSchema = z.array(slotSchema)

export const slotsQuerySchema = z.object({
  date: z.string().optional(),
  barberId: idText.optional(),
  /** minutes, 5 to 480; the service's own counts when serviceId is given */
  duration: z.string().optional(),
  serviceId: idText.optional(),
})

/** An own appointment whose time counts as free while it is being moved. */
export const ownSlotsQuerySchema = slotsQuerySchema.extend({ excludeAppointmentId: idText.optional() })

/** Each day of the booking window, today first. */
export const bookableDaySchema = z.object({
  date: dayText,
  state: z.enum(['open', 'full', 'closed', 'vacation']).catch('closed'),
  /** Starts that can still be booked for this service. */
  free: z.int(),
  /** 0 to 1: how much of the working time is taken. */
  load: z.number(),
})

export type BookableDay = z.infer<typeof bookableDaySchema>

/** Null when the window is full. */
export const nextAvailableAnswerSchema = z.object({
  success: z.literal(true),
  data: z
    .object({
      date: dayText,
      time: timeText,
      barber: personRefSchema,
    })
    .nullable(),
})

export type NextAvailable = z.infer<typeof nextAvailableAnswerSchema>['data']

export const calls = {
  /** While a guest moves: the appointment of the manage link and its token. */
  publicSlots: { query: ownSlotsQuerySchema.extend({ token: z.string().optional() }), answer: slotsSchema },
  ownSlots: { query: ownSlotsQuerySchema, answer: slotsSchema },
  bookableDays: { query: slotsQuerySchema, answer: dataAnswer(z.array(bookableDaySchema)) },
  /** `from`: the first day that counts. */
  nextAvailable: {
    query: slotsQuerySchema.extend({
      from: z.string().refine(isDay).optional(),
    }),
    answer: nextAvailableAnswerSchema,
  },
} satisfies Calls
