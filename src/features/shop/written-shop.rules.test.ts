import { expect, it } from 'vitest'

import { withProducts } from './written-shop.rules.ts'

const part = { room: '<p>…</p>', write: ({ total }: { total: number }) => `<p>${total}</p>` }
const html = '<main><p>…</p></main>'

it('writes products into the page', () => {
  const products = [{}] as unknown as Parameters<typeof withProducts>[2]['products']
  expect(withProducts(html, part, { products, total: 7 })).toBe('<main><p>7</p></main>')
})

it('leaves the page unchanged without products', () => {
  expect(withProducts(html, part, { products: [], total: 0 })).toBe(html)
})
