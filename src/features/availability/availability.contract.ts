import { z } from 'zod'

import { isDay } from '#shared/calendar-time.ts'
import { personRefSchema } from '#shared/contracts/answered-people.ts'
import { dayText, timeText } from '#shared/contracts/answered-values.ts'
import { dataAnswer } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { idText } from '#shared/ids.ts'

import { bookers } from './availability.rules.ts'

/**
 * Why a slot cannot be booked. 'outside': outside the working hours; 'off_grid': between two starts; 'closed': not a working
 * day; 'left': the barber has left the shop.
 */
export type SlotObstacle =
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

export const slotReasons = [
  'booked',
  'break',
  'past',
  'too_short',
  'vacation',
  'closed',
] as const satisfies readonly SlotObstacle[]

export const slotSchema = z.object({
  time: timeText,
  available: z.boolean(),
  isBooked: z.boolean(),
  reason: z.enum(slotReasons).optional().catch('closed'),
})

export type Slot = z.infer<typeof slotSchema>

/** A bare array; empty on a closed day and during a vacation. */
export const slotsSchema = z.array(slotSchema)

export const slotsQuerySchema = z.object({
  /** Shows the slots that this side may book. The booking checks again. */
  booker: z.enum(bookers).default('customer'),
  date: z.string().optional(),
  barberId: idText.optional(),
  /** Minutes, 5 to 480. With a serviceId, the service's own duration applies. */
  duration: z.string().optional(),
  serviceId: idText.optional(),
})

/** `excludeAppointmentId`: the caller's own appointment, whose time counts as free while it is being moved. */
export const ownSlotsQuerySchema = slotsQuerySchema.extend({ excludeAppointmentId: idText.optional() })

export const bookableDaySchema = z.object({
  date: dayText,
  state: z.enum(['open', 'full', 'closed', 'vacation']).catch('closed'),
  free: z.int(),
  /** 0 to 1: the booked share of the working time. */
  load: z.number(),
})

export type BookableDay = z.infer<typeof bookableDaySchema>

/** `data` is null when the window is full. */
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
  /** A guest who moves an appointment sends its id and the token of the manage link. */
  publicSlots: { query: ownSlotsQuerySchema.extend({ token: z.string().optional() }), answer: slotsSchema },
  ownSlots: { query: ownSlotsQuerySchema, answer: slotsSchema },
  bookableDays: { query: slotsQuerySchema, answer: dataAnswer(z.array(bookableDaySchema)) },
  nextAvailable: {
    query: slotsQuerySchema.extend({
      from: z.string().refine(isDay).optional(),
    }),
    answer: nextAvailableAnswerSchema,
  },
} satisfies Calls
