import { z } from 'zod'

import { type AdminProduct, productRequestSchema } from '#features/products/products.contract.ts'
import { defaultMinQuantity } from '#features/products/products.rules.ts'

import { typedQuantity, typedPrice } from './typed-numbers.ts'

const { name, brand, description, category, price, isActive, isFeatured, inventory } =
  productRequestSchema.shape
const { quantity, minQuantity } = inventory.unwrap().shape

export const productFormSchema = z.object({
  name,
  brand: brand.unwrap(),
  description: description.unwrap(),
  category: z.string().pipe(category),
  price: typedPrice.pipe(price),
  /** An empty field means none (APROD-09). */
  quantity: typedQuantity.pipe(quantity),
  minQuantity: typedQuantity.pipe(minQuantity),
  isActive: isActive.unwrap(),
  isFeatured: isFeatured.unwrap(),
})
export type ProductFields = z.input<typeof productFormSchema>
export type ProductValues = z.infer<typeof productFormSchema>

export function fieldsOf(product: AdminProduct | undefined): ProductFields {
  const { name = '', brand = '', description = '', category = '', price } = product ?? {}
  const { quantity, minQuantity } = product?.inventory ?? { quantity: 0, minQuantity: defaultMinQuantity }
  return {
    name,
    brand,
    description,
    category,
    price: price?.toFixed(2) ?? '',
    quantity: String(quantity),
    minQuantity: String(minQuantity),
    isActive: product?.isActive ?? true,
    isFeatured: product?.isFeatured ?? false,
  }
}
