import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { isLowOnStock, stockLevel } from '#features/products/products.rules.ts'
import { givenShop } from '#tests/support/given.ts'

const shop = givenShop({ demo: true })
const publicFolder = join(import.meta.dirname, '../../../../public')

async function readProducts() {
  const { rows } = await shop.platform.database.pool.query<{
    name: string
    category: string
    picture: string
    isActive: boolean
    isFeatured: boolean
    quantity: number
    minQuantity: number
    moved: number
  }>(`
    SELECT name, category, image_url AS picture, is_active AS "isActive", is_featured AS "isFeatured", quantity,
      min_quantity AS "minQuantity",
      (SELECT coalesce(sum(change), 0)::int FROM stock_movements WHERE product_id = products.id) AS moved
    FROM products`)
  return rows
}

it('the demo has products of many categories with own pictures', async () => {
  const products = await readProducts()
  const pictures = new Set(products.map(({ picture }) => picture))
  expect(products.length).toBeGreaterThanOrEqual(14)
  expect(new Set(products.map(({ category }) => category)).size).toBeGreaterThanOrEqual(8)
  expect(pictures.size).toBe(products.length)
  expect([...pictures].filter((picture) => !existsSync(join(publicFolder, picture)))).toEqual([])
})

it('demo products have every stock level, and movements add up to the stock', async () => {
  const products = await readProducts()
  const sold = products.filter(({ isActive }) => isActive)
  const low = sold.filter((product) => stockLevel(product.quantity) === 'low' && isLowOnStock(product))
  expect(products.length - sold.length).toBe(1)
  expect(sold.filter(({ quantity }) => stockLevel(quantity) === 'none').map(({ name }) => name)).toEqual([
    'Dopobarba mentolato',
  ])
  expect(low.map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([3, 4, 5])
  expect(sold.filter(({ isFeatured }) => isFeatured).length).toBe(3)
  expect(products.filter(({ quantity, moved }) => quantity !== moved)).toEqual([])
})
