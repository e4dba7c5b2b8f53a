/** SHOP-06. */
export const productCategories = [
  'shampoo',
  'conditioner',
  'styling',
  'beard_care',
  'hair_oil',
  'pomade',
  'wax',
  'gel',
  'aftershave',
  'cologne',
  'tools',
  'accessories',
  'gift_sets',
  'other',
] as const
export type ProductCategory = (typeof productCategories)[number]

/** @param stored the database allows only known categories */
export function categoryOf(stored: string): ProductCategory {
  return productCategories.find((category) => category === stored) ?? 'other'
}

const plenty = 10

export type StockLevel = 'available' | 'low' | 'none'

/** SHOP-12. */
export function stockLevel(quantity: number): StockLevel {
  if (quantity <= 0) return 'none'
  return quantity > plenty ? 'available' : 'low'
}

/** APROD-03. */
export function isLowOnStock({ quantity, minQuantity }: { quantity: number; minQuantity: number }): boolean {
  return quantity <= minQuantity
}

export const defaultMinQuantity = 5
export const maxQuantity = 100_000

export const stockOperations = ['set', 'add', 'subtract'] as const
export type StockOperation = (typeof stockOperations)[number]

/** @returns the stock afterwards; undefined when it would be negative or above the maximum */
export function stockAfter(before: number, operation: StockOperation, quantity: number): number | undefined {
  const after = { set: quantity, add: before + quantity, subtract: before - quantity }[operation]
  return after < 0 || after > maxQuantity ? undefined : after
}
