import { z } from 'zod'

import { answeredStatusSchema } from '#features/appointments/appointments.contract.ts'
import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { chf, dayText, instantText, timeText } from '#shared/contracts/answered-values.ts'
import { dataAnswer, pageAnswer } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { pageQuerySchema } from '#shared/contracts/pagination.ts'
import { idSchema, idText } from '#shared/ids.ts'

const { validation } = appointmentsTexts

/** Somebody with an account, who booked as a guest, or who phoned. */
const customerKindSchema = z.enum(['client', 'guest', 'phone']).catch('guest')
export type CustomerKind = z.infer<typeof customerKindSchema>

/** Who somebody is and what they did. */
const customerFiguresSchema = z.object({
  name: z.string(),
  /** Names of people who booked or ordered with the same address or number. Each visit and order keeps its own. */
  otherNames: z.array(z.string()).default([]),
  kind: customerKindSchema,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Completed appointments. */
  visits: z.int(),
  cancellations: z.int(),
  /** CHF of the completed ones; what was bought in the shop is no part of it. */
  spent: chf,
  /** Barred from online booking. */
  barred: z.boolean(),
})

/** What somebody bought in the shop. */
const boughtSchema = z.object({
  /** Without those that were called off. */
  orders: z.int(),
  /** CHF that were paid and not given back. */
  spent: chf,
  /** Newest first, at most five. */
  latest: z.array(
    z.object({
      _id: idText,
      orderNumber: z.string(),
      /** As in `orderSchema`. */
      status: z.string(),
      total: chf,
      createdAt: instantText,
    }),
  ),
})

/** The names of those for whom the notes were written. */
const notesForSchema = z.array(z.string()).default([])

/** What the staff knows of somebody. */
export const customerCardSchema = customerFiguresSchema.extend({
  /** null: known by a nickname alone */
  customerId: idText.nullable(),
  lastVisit: z.object({ date: dayText, service: z.string(), barber: z.string() }).nullable(),
  nextAppointment: z.object({ date: dayText, time: timeText, service: z.string() }).nullable(),
  /** null for barbers, who have no part in the shop, and where nobody knows whose orders they would be. */
  bought: boughtSchema.nullable(),
  notes: z.string(),
  notesFor: notesForSchema,
  /** Somebody known by a nickname alone cannot be barred: there is nothing to know them by. */
  canBeBarred: z.boolean(),
  updatedAt: instantText.nullable(),
  /** Newest first, at most 20. */
  history: z.array(
    z.object({
      _id: idText,
      /** The name in the booking. */
      name: z.string().default(''),
      date: dayText,
      time: timeText,
      service: z.string(),
      barber: z.string(),
      status: answeredStatusSchema,
      price: chf,
    }),
  ),
})

export type CustomerCard = z.infer<typeof customerCardSchema>

export const customerCardAnswerSchema = dataAnswer(customerCardSchema)

export const longestNotes = 1000

export const customerCardRequestSchema = z.object({
  /** Left as they are when absent. */
  notes: z.string(validation.notesTooLong).max(longestNotes, validation.notesTooLong).optional(),
  /** Only an admin may change it; a barber's is ignored. */
  barred: z.boolean().optional(),
  updatedAt: z.string().nullish(),
})

/** Somebody in the list of the customers. */
export const customerSchema = customerFiguresSchema.extend({
  _id: idText,
  lastVisit: dayText.nullable(),
  nextAppointment: z.object({ date: dayText, time: timeText }).nullable(),
})
export type Customer = z.infer<typeof customerSchema>

/** By name; any part of name, address and number is found, whatever case and accents. */
export const customersQuerySchema = pageQuerySchema.extend({ search: z.string().max(120).optional() })
export type CustomersQuery = z.infer<typeof customersQuerySchema>
export const customersAnswerSchema = pageAnswer(customerSchema)
export type CustomersAnswer = z.infer<typeof customersAnswerSchema>

export const recognisedCustomerSchema = z.object({
  _id: idText,
  name: z.string(),
  kind: customerKindSchema,
  otherNames: z.array(z.string()).default([]),
  phone: z.string().nullable(),
  notes: z.string(),
  notesFor: notesForSchema,
  barred: z.boolean(),
  /** Newest first, at most three. */
  visits: z.array(
    z.object({
      date: dayText,
      service: z.string(),
      serviceId: idText,
      barber: z.string(),
      barberId: idText,
    }),
  ),
})
export type RecognisedCustomer = z.infer<typeof recognisedCustomerSchema>

export const calls = {
  cardOfAppointment: { answer: customerCardAnswerSchema },
  saveCardOfAppointment: { body: customerCardRequestSchema, answer: customerCardAnswerSchema },
  customers: { query: customersQuerySchema, answer: customersAnswerSchema },
  /** Who is phoning, by a part of the name or of the number. */
  recognisedCustomers: {
    query: z.object({ search: z.string().trim().min(2).max(60) }),
    answer: dataAnswer(z.array(recognisedCustomerSchema)),
  },
  cardOfCustomer: { answer: customerCardAnswerSchema },
  saveCardOfCustomer: { body: customerCardRequestSchema, answer: customerCardAnswerSchema },
  /** Who shares the address or the number. */
  similarCustomers: { answer: dataAnswer(z.array(customerSchema)) },
  /** The other one's visits, notes and bar come to this one; the other one is no more. */
  uniteCustomers: { body: z.object({ otherId: idSchema() }), answer: customerCardAnswerSchema },
} satisfies Calls
