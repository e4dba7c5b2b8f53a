import { z } from 'zod'

import type { GuestDetails } from '#features/booking/booking.contract.ts'

import { type Choice, emptyChoice } from './picker/choice.ts'
import { createSessionDraft } from './session-draft.ts'

export const choiceSchema = z.object({
  barberId: z.string().nullable(),
  serviceId: z.string().nullable(),
  day: z.string().nullable(),
  time: z.string().nullable(),
})

const detailsSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
})

/** What a guest has entered so far. */
export type GuestDraft = {
  choice: Choice
  details: GuestDetails
  /** Whose account filled in the details, if one did: they are not the next person's business. */
  accountId: string | null
}

export const emptyDetails: GuestDetails = { firstName: '', lastName: '', email: '', phone: '' }

export const guestDraft = createSessionDraft<GuestDraft>(
  'guest-booking-draft',
  z.object({ choice: choiceSchema, details: detailsSchema, accountId: z.string().nullable() }),
  { choice: emptyChoice, details: emptyDetails, accountId: null },
)

/** A client's booking form keeps only what was picked: who it is for is known. */
export const clientDraft = createSessionDraft<Choice>('client-booking-draft', choiceSchema, emptyChoice)
