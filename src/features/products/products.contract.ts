import { z } from 'zod'

import { chf, instantText } from '#shared/contracts/answered-values.ts'
import { dataAnswer, messageAnswerSchema, pageAnswer } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { pageQuerySchema } from '#shared/contracts/pagination.ts'
import { filledText, wholeNumber } from '#shared/contracts/typed-values.ts'
import { idSchema, idText } from '#shared/ids.ts'
import { isWholeCentimes } from '#shared/money.ts'
import { oneLine } from '#shared/plain-text.ts'

import { productsTexts } from './products.it.ts'
import { defaultMinQuantity, maxQuantity, productCategories, stockOperations } from './products.rules.ts'

const { validation } = productsTexts

/** D-SHOP-11. CHF, two decimals. */
const maxPrice = 10_000

/** Unknown stored categories become 'other', as in `categoryOf`. */
const answeredCategorySchema = z.enum(productCategories).catch('other')
const imagesSchema = z.array(z.object({ url: z.string() }))

/** ENT-21. */
export const productSchema = z.object({
  _id: idText,
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  category: answeredCategorySchema,
  /** CHF, IVA included */
  price: chf,
  images: imagesSchema,
  imageUrl: z.string().nullable(),
  isFeatured: z.boolean(),
  inventory: z.object({ quantity: z.int() }),
})
export type Product = z.infer<typeof productSchema>

/** APROD-11. */
export const adminProductSchema = productSchema.extend({
  inventory: z.object({ quantity: z.int(), minQuantity: z.int() }),
  isActive: z.boolean(),
  updatedAt: instantText,
})
export type AdminProduct = z.infer<typeof adminProductSchema>

const searchSchema = z.string().trim().max(100, validation.searchTooLong).optional()
const categorySchema = z.enum(productCategories, validation.invalidCategory)
/** A form sends '' when nothing is chosen. */
const anyCategory = z.preprocess((typed) => (typed === '' ? undefined : typed), categorySchema.optional())

const defaultPage = 20

export const productsQuerySchema = pageQuerySchema.extend({
  category: anyCategory,
  search: searchSchema,
  /** Comma-separated ids: returns only these, if they are still sold. */
  ids: z
    .string()
    .max(37 * 50, validation.tooManyIds)
    .transform((ids) => ids.split(',').filter(Boolean))
    .pipe(z.array(idSchema()).max(50, validation.tooManyIds))
    .optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(defaultPage),
})
export type ProductsQuery = z.infer<typeof productsQuerySchema>

export const adminStatuses = ['all', 'active', 'inactive', 'low_stock'] as const

export const adminProductsQuerySchema = pageQuerySchema.extend({
  category: anyCategory,
  search: searchSchema,
  status: z.enum(adminStatuses, validation.invalidStatus).default('all'),
  limit: z.coerce.number<number>().int().min(1).max(100).default(defaultPage),
})
export type AdminProductsQuery = z.infer<typeof adminProductsQuerySchema>

const pieces = wholeNumber(validation.invalidQuantity, 0, maxQuantity)

const nameSchema = oneLine(filledText(validation.required, 120, validation.nameTooLong))
const brandSchema = oneLine(z.string().trim().max(60, validation.brandTooLong))
const descriptionSchema = z.string().trim().max(2000, validation.descriptionTooLong)
const priceSchema = z
  .number({ error: ({ input }) => (isMissing(input) ? validation.required : validation.invalidPrice) })
  .min(0.01, validation.invalidPrice)
  .max(maxPrice, validation.priceTooHigh)
  .refine(isWholeCentimes, { error: validation.invalidPrice })

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === ''
}

/** In a form every field is text until the route parses it (see product-form.ts). An imageUrl is ignored (APROD-10). */
export const productRequestSchema = z.object({
  name: nameSchema,
  brand: brandSchema.default(''),
  description: descriptionSchema.default(''),
  category: z.enum(productCategories, {
    error: ({ input }) => (isMissing(input) ? validation.required : validation.invalidCategory),
  }),
  /** CHF */
  price: priceSchema,
  isActive: z.boolean().default(true),
  isFeatured: z.boolean().default(false),
  inventory: z
    .object({ quantity: pieces.default(0), minQuantity: pieces.default(defaultMinQuantity) })
    .default({ quantity: 0, minQuantity: defaultMinQuantity }),
})
export type ProductRequest = z.infer<typeof productRequestSchema>

/** Absent fields stay unchanged; updatedAt is the version that the screen read. */
export const productChangeSchema = z.object({
  name: nameSchema.optional(),
  brand: brandSchema.optional(),
  description: descriptionSchema.optional(),
  category: productRequestSchema.shape.category.optional(),
  price: priceSchema.optional(),
  isActive: z.boolean().optional(),
  isFeatured: z.boolean().optional(),
  inventory: z
    .object({
      quantity: pieces.optional(),
      /** The stock that the screen showed. Sales since then are kept. */
      quantityRead: pieces.optional(),
      minQuantity: pieces.optional(),
    })
    .optional(),
  /** Deletes the picture; a new one in the same form wins. */
  removesImage: z.boolean().optional(),
  updatedAt: z.iso.datetime().optional(),
})
export type ProductChange = z.infer<typeof productChangeSchema>

export const adminProductAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  data: adminProductSchema,
})

/** D-SHOP-08. */
export const inventoryRequestSchema = z.object({
  quantity: pieces,
  operation: z.enum(stockOperations, validation.invalidOperation).default('set'),
  minQuantity: pieces.optional(),
})
export type InventoryRequest = z.infer<typeof inventoryRequestSchema>

const stockCauses = [
  'created',
  'set',
  'added',
  'subtracted',
  'ordered',
  'reserved',
  'cancelled',
  'released',
] as const
export const stockCauseSchema = z.enum(stockCauses)
export type StockCause = z.infer<typeof stockCauseSchema>

export const stockMovementSchema = z.object({
  _id: idText,
  at: instantText,
  /** Items added; negative for items removed. */
  change: z.int(),
  quantityAfter: z.int(),
  cause: stockCauseSchema.catch('set'),
  /** The person who made the change; null for an order. */
  actor: z.string().nullable(),
  order: z.object({ _id: idText, orderNumber: z.string() }).nullable(),
})
export type StockMovement = z.infer<typeof stockMovementSchema>

export const calls = {
  adminProducts: { query: adminProductsQuerySchema, answer: pageAnswer(adminProductSchema) },
  createProduct: { body: productRequestSchema, answer: adminProductAnswerSchema, status: 201 },
  changeProduct: { body: productChangeSchema, answer: adminProductAnswerSchema },
  deleteProduct: { answer: messageAnswerSchema },
  changeInventory: { body: inventoryRequestSchema, answer: adminProductAnswerSchema },
  stockMovements: { query: pageQuerySchema, answer: pageAnswer(stockMovementSchema) },
  /** Featured first, then by name; with a search, the best match first. */
  products: { query: productsQuerySchema, answer: pageAnswer(productSchema) },
  productCategories: { answer: dataAnswer(z.array(answeredCategorySchema)) },
  oneProduct: { answer: dataAnswer(productSchema) },
} satisfies Calls
