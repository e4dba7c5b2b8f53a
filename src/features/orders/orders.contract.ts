import { z } from 'zod'

import { payerSchema } from '#features/payments/payments.contract.ts'
import { paymentsTexts } from '#features/payments/payments.it.ts'
import { contactDetailsSchema } from '#shared/contracts/answered-people.ts'
import { chf, instantText } from '#shared/contracts/answered-values.ts'
import { dataAnswer, pageAnswer } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { pageQuerySchema } from '#shared/contracts/pagination.ts'
import { wholeNumber } from '#shared/contracts/typed-values.ts'
import { idSchema, idText } from '#shared/ids.ts'
import { plainText, spacedSentence } from '#shared/plain-text.ts'

import { ordersTexts } from './orders.it.ts'
import { mergedLines, maxItems, maxPerProduct, orderPaymentStatuses, orderStatuses } from './orders.rules.ts'

const { validation } = ordersTexts

const imagesSchema = z.array(z.object({ url: z.string() }))

const addressSchema = z.object({
  address1: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
})

export const contactSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
})
export type Contact = z.infer<typeof contactSchema>

/** ENT-16 to ENT-19. Amounts in CHF. */
export const orderSchema = z.object({
  _id: idText,
  /** Same as `_id` (D-PLAT-08). */
  id: idText,
  /** '' if the answer has none (OHIST-12). */
  orderNumber: z.string().catch(''),
  /** One of `orderStatuses`; a screen shows an unknown status as it is (OHIST-10). */
  status: z.string(),
  paymentStatus: z.enum(orderPaymentStatuses).catch('pending'),
  paymentMethod: z.enum(['cash', 'card', 'twint']).catch('card'),
  /** A bank holds the money during a dispute; shown to the owner only. */
  isDisputed: z.boolean(),
  stripePaymentIntentId: z.string().nullable(),
  customerInfo: contactSchema.extend({ type: z.enum(['client', 'guest']).catch('guest') }),
  customer: contactDetailsSchema.nullable(),
  customerId: idText.nullable(),
  billingAddress: addressSchema,
  /** The shop's own address: orders are picked up there (C-40). */
  shippingAddress: addressSchema,
  items: z.array(
    z.object({
      /** Name is '' if the answer has none (OHIST-13). */
      product: z.object({ _id: idText, name: z.string().catch(''), images: imagesSchema }),
      price: chf,
      quantity: z.int(),
      total: chf,
    }),
  ),
  totals: z.object({ total: chf, refunded: chf }),
  createdAt: instantText,
  updatedAt: instantText,
})
export type Order = z.infer<typeof orderSchema>

const quantitySchema = wholeNumber(validation.invalidQuantity, 1, maxPerProduct)

/** Orders send 'quantity', the payment of a cart sends 'cartQuantity' (PAY-08). */
const itemSchema = z.preprocess(
  (sent) => {
    if (typeof sent !== 'object' || sent === null) return sent
    const given: Record<string, unknown> = { ...sent }
    return {
      ...given,
      productId: given['productId'] ?? given['_id'],
      quantity: given['quantity'] ?? given['cartQuantity'],
    }
  },
  z.object(
    {
      productId: idSchema(validation.invalidItem),
      quantity: quantitySchema,
      /** CHF as the customer saw it: the server only compares it. */
      price: z.number(validation.invalidPrice).optional(),
      name: z.string().max(200).optional(),
    },
    validation.invalidItem,
  ),
)

const itemsSchema = z
  .array(itemSchema, validation.emptyCart)
  .min(1, validation.emptyCart)
  .max(maxItems, validation.tooManyItems)
  .refine(
    (items) => mergedLines(items).every(({ quantity }) => quantity <= maxPerProduct),
    validation.invalidQuantity,
  )

/** All six fields are required (SHOP-15, SHOP-16), by the rules of PAY-02 to PAY-07. */
export const customerDetailsSchema = z
  .unknown()
  .superRefine((sent, context) => {
    const missing = missingFields(sent)
    if (missing === undefined) context.addIssue({ code: 'custom', message: validation.customerMissing })
    else if (missing.length > 0)
      context.addIssue({ code: 'custom', message: validation.customerFieldsMissing(missing) })
  })
  .pipe(payerSchema)
export type CustomerDetails = z.infer<typeof customerDetailsSchema>

type CustomerField = keyof typeof paymentsTexts.fields
const customerFields: CustomerField[] = ['name', 'email', 'phone', 'address', 'postalCode', 'city']

export function missingFields(sent: unknown): string[] | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined
  const given: Record<string, unknown> = { ...sent }
  return customerFields.filter((field) => isEmpty(given[field])).map((field) => paymentsTexts.fields[field])
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

export const cartSchema = z.object({
  items: itemsSchema,
  total: z.number(validation.invalidTotal).optional(),
  customerDetails: customerDetailsSchema,
})
export type Cart = z.infer<typeof cartSchema>

/** SHOP-18. */
export const orderRequestSchema = cartSchema.extend({
  /** Intent of the payment; missing for an order that is paid in the shop. */
  paymentId: z
    .string()
    .regex(/^pi_[A-Za-z0-9_]{1,250}$/)
    .nullish(),
  /** 'completed' or 'pending'; the server ignores it (C-39). */
  status: z.string().max(40).optional(),
})
export type OrderRequest = z.infer<typeof orderRequestSchema>

export const orderAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  data: orderSchema,
})

const statusFilter = z.preprocess(
  (typed) => (typed === '' ? undefined : typed),
  z.enum(orderStatuses, validation.invalidStatus).optional(),
)

export const ownOrdersQuerySchema = pageQuerySchema.extend({
  status: statusFilter,
  limit: z.coerce.number<number>().int().min(1).max(100).default(10),
})
export type OwnOrdersQuery = z.infer<typeof ownOrdersQuerySchema>

export const adminOrdersQuerySchema = pageQuerySchema.extend({
  status: statusFilter,
  search: z.string().trim().max(100, validation.searchTooLong).optional(),
  customer: idSchema().optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(20),
})
export type AdminOrdersQuery = z.infer<typeof adminOrdersQuerySchema>

export const ordersAnswerSchema = pageAnswer(orderSchema)

export const statusRequestSchema = z.object({
  status: z.enum(orderStatuses, validation.invalidStatus),
  /** With 'cancelled': also refunds the payments. */
  refund: z.boolean().default(false),
  reason: plainText(z.string().trim().overwrite(spacedSentence).max(300)).optional(),
  updatedAt: z.iso.datetime().optional(),
})
export type StatusRequest = z.infer<typeof statusRequestSchema>

export const calls = {
  placeOrder: { body: orderRequestSchema, answer: orderAnswerSchema, status: 201 },
  ownOrders: { query: ownOrdersQuerySchema, answer: ordersAnswerSchema },
  oneOrder: { answer: dataAnswer(orderSchema) },
  adminOrders: { query: adminOrdersQuerySchema, answer: ordersAnswerSchema },
  openOrders: { answer: dataAnswer(z.object({ count: z.int() })) },
  changeOrderStatus: { body: statusRequestSchema, answer: orderAnswerSchema },
} satisfies Calls
