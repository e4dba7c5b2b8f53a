import { z } from 'zod'

import { contactDetailsSchema, personRefSchema } from '#shared/contracts/answered-people.ts'
import { instantText } from '#shared/contracts/answered-values.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { idText } from '#shared/ids.ts'

/** Without Sunday, when the studio is closed. */
export const waitingDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type WaitingDay = (typeof waitingDays)[number]

/** 9:00 to 12:00, 13:00 to 17:00, 17:00 to 19:00 */
export const waitingPeriods = ['morning', 'afternoon', 'evening'] as const
export type WaitingPeriod = (typeof waitingPeriods)[number]

export const waitingStatuses = ['pending', 'notified', 'booked', 'expired'] as const
export type WaitingStatus = (typeof waitingStatuses)[number]

export const waitingRequestSchema = z.object({
  _id: idText,
  client: contactDetailsSchema,
  status: z.enum(waitingStatuses).catch('expired'),
  preferredBarber: personRefSchema.nullable(),
  service: z.string(),
  preferredDays: z.array(z.string()),
  preferredTimeSlots: z.array(z.string()),
  requestDate: instantText,
  expiryDate: instantText,
  notes: z.string(),
})
export type WaitingRequest = z.infer<typeof waitingRequestSchema>

export const calls = {
  /** A bare array, newest first, at most the last thousand. */
  waitingRequests: {
    query: z.object({ status: z.enum(waitingStatuses).optional() }),
    answer: z.array(waitingRequestSchema),
  },
} satisfies Calls
