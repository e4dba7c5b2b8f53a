import { expect, it } from 'vitest'

import type { Product } from '#features/products/products.contract.ts'

import { productHead } from './product-head.rules.ts'

const oil: Product = {
  _id: '0190f5a0-0000-7000-8000-000000000001',
  name: 'Olio da barba al cedro',
  brand: 'Officina Ceresio',
  description: 'Tre gocce sulla barba umida.',
  category: 'beard_care',
  price: 28,
  images: [{ url: '/demo/prodotto-olio.svg' }],
  imageUrl: '/demo/prodotto-olio.svg',
  isFeatured: false,
  inventory: { quantity: 20 },
}
const at = { shop: 'F4DEZONE', origin: 'https://f4dezone.test', picture: '/share/shop.png' }
const headOf = (changes: Partial<Product> = {}) => productHead({ ...oil, ...changes }, at)
const offerOf = (changes: Partial<Product>) => headOf(changes).structuredData['offers']

it('names a product, its price and whether it can be had', () => {
  const url = `https://f4dezone.test/shop/prodotto?id=${oil._id}`
  const { title, canonical, structuredData, properties } = headOf()
  expect([title, canonical]).toEqual(['Olio da barba al cedro · F4DEZONE', url])
  expect(structuredData).toMatchObject({
    '@type': 'Product',
    name: oil.name,
    category: 'Cura Barba',
    image: ['https://f4dezone.test/demo/prodotto-olio.svg'],
    brand: { name: 'Officina Ceresio' },
    offers: { price: '28.00', priceCurrency: 'CHF', availability: 'https://schema.org/InStock', url },
  })
  // Messengers show no SVG.
  expect(properties).toContainEqual(['og:image', 'https://f4dezone.test/share/shop.png'])
  const photographed = headOf({ imageUrl: '/pictures/olio-1024.webp' })
  expect(photographed.properties).toContainEqual([
    'og:image',
    'https://f4dezone.test/pictures/olio-1024.webp',
  ])
})

it.each([
  [11, 'InStock'],
  [10, 'LimitedAvailability'],
  [1, 'LimitedAvailability'],
  [0, 'OutOfStock'],
])('says of %d pieces %s', (quantity, availability) => {
  expect(offerOf({ inventory: { quantity } })).toMatchObject({
    availability: `https://schema.org/${availability}`,
  })
})

it('leaves out what a product does not have, and describes it all the same', () => {
  const bare = headOf({ brand: '', description: ' ', imageUrl: null, images: [] })
  expect(bare.structuredData).not.toHaveProperty('image')
  expect(bare.structuredData).not.toHaveProperty('brand')
  expect(bare.properties).toContainEqual(['og:image', 'https://f4dezone.test/share/shop.png'])
  expect(bare.description).toBe(
    'Olio da barba al cedro, CHF 28.00. Ordini online e ritiri in negozio da F4DEZONE.',
  )
})

it('cuts a long description at a word', () => {
  const { description } = headOf({ description: `${'parola '.repeat(60)}\n` })
  expect(description.length).toBeLessThanOrEqual(161)
  expect(description).toMatch(/parola…$/)
  expect(headOf({ description: 'x'.repeat(400) }).description).toHaveLength(161)
})
