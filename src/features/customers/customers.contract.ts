import { z } from 'zod'

import { answeredStatusSchema } from '#features/appointments/appointments.contract.ts'
import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { chf, dayText, instantText, timeText } from '#shared/contracts/answered-values.ts'
import { dataAnswer, pageAnswer } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { pageQuerySchema } from '#shared/contracts/pagination.ts'
import { idSchema, idText } from '#shared/ids.ts'

const { validation } = appointmentsTexts

/** 'client' has an account, 'guest' booked or ordered without one, 'phone' booked by phone. */
const customerKindSchema = z.enum(['client', 'guest', 'phone']).catch('guest')
export type CustomerKind = z.infer<typeof customerKindSchema>

const customerFiguresSchema = z.object({
  name: z.string(),
  /** Names of other people with the same e-mail or phone. Each appointment and order keeps its own name. */
  otherNames: z.array(z.string()).default([]),
  kind: customerKindSchema,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  visits: z.int(),
  cancellations: z.int(),
  /** CHF of completed appointments, without shop orders. */
  spent: chf,
  barred: z.boolean(),
})

const boughtSchema = z.object({
  orders: z.int(),
  /** CHF paid and not refunded. */
  spent: chf,
  latest: z.array(
    z.object({
      _id: idText,
      orderNumber: z.string(),
      status: z.string(),
      total: chf,
      createdAt: instantText,
    }),
  ),
})

const notesForSchema = z.array(z.string()).default([])

export const customerCardSchema = customerFiguresSchema.extend({
  customerId: idText.nullable(),
  lastVisit: z.object({ date: dayText, service: z.string(), barber: z.string() }).nullable(),
  nextAppointment: z.object({ date: dayText, time: timeText, service: z.string() }).nullable(),
  /** Null for barbers, who do not see shop data, and for customers whose orders cannot be attributed. */
  bought: boughtSchema.nullable(),
  notes: z.string(),
  notesFor: notesForSchema,
  /** False for customers known by a nickname only: a bar needs an account, an e-mail or a phone. */
  canBeBarred: z.boolean(),
  updatedAt: instantText.nullable(),
  history: z.array(
    z.object({
      _id: idText,
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

export const maxNotesLength = 1000

export const customerCardRequestSchema = z.object({
  notes: z.string(validation.notesTooLong).max(maxNotesLength, validation.notesTooLong).optional(),
  /** Admins only; the server ignores a barber's value. */
  barred: z.boolean().optional(),
  updatedAt: z.string().nullish(),
})

export const customerSchema = customerFiguresSchema.extend({
  _id: idText,
  lastVisit: dayText.nullable(),
  nextAppointment: z.object({ date: dayText, time: timeText }).nullable(),
})
export type Customer = z.infer<typeof customerSchema>

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
  recognisedCustomers: {
    query: z.object({ search: z.string().trim().min(2).max(60) }),
    answer: dataAnswer(z.array(recognisedCustomerSchema)),
  },
  cardOfCustomer: { answer: customerCardAnswerSchema },
  saveCardOfCustomer: { body: customerCardRequestSchema, answer: customerCardAnswerSchema },
  similarCustomers: { answer: dataAnswer(z.array(customerSchema)) },
  /** Merges the other customer's appointments, notes and bar into this one and deletes the other row. */
  mergeCustomers: { body: z.object({ otherId: idSchema() }), answer: customerCardAnswerSchema },
} satisfies Calls
