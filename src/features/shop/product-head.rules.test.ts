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

it('contains name, price and availability of a product', () => {
  const url = `https://f4dezone.test/shop/prodotto?id=${oil._id}`
  const { title, canonical, structuredData, properties } = headOf()
  expect([title, canonical]).toEqual(['Olio da barba al cedro · F4DEZONE', url])
  expect(structuredData).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: oil.name,
    description: oil.description,
    category: 'Cura Barba',
    url,
    image: ['https://f4dezone.test/demo/prodotto-olio.svg'],
    brand: { '@type': 'Brand', name: 'Officina Ceresio' },
    offers: {
      '@type': 'Offer',
      price: '28.00',
      priceCurrency: 'CHF',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      availableDeliveryMethod: 'https://schema.org/OnSitePickup',
      seller: { '@type': 'Organization', name: 'F4DEZONE' },
      url,
    },
  })
  expect(properties).toContainEqual(['og:image', 'https://f4dezone.test/share/shop.png'])
  const photographed = headOf({ imageUrl: '/pictures/olio-1024.webp' })
  expect(photographed.properties).toContainEqual([
    'og:image',
    'https://f4dezone.test/pictures/olio-1024.webp',
  ])
})

it('contains an Italian social card with picture, name and price', () => {
  expect(Object.fromEntries(headOf({ imageUrl: '/pictures/olio-1024.webp' }).properties)).toEqual({
    'og:type': 'product',
    'og:site_name': 'F4DEZONE',
    'og:locale': 'it_CH',
    'og:title': 'Olio da barba al cedro · F4DEZONE',
    'og:description': 'Tre gocce sulla barba umida.',
    'og:url': `https://f4dezone.test/shop/prodotto?id=${oil._id}`,
    'og:image': 'https://f4dezone.test/pictures/olio-1024.webp',
    'og:image:alt': 'Olio da barba al cedro',
    'twitter:card': 'summary_large_image',
    'product:price:amount': '28.00',
    'product:price:currency': 'CHF',
  })
  expect(headOf().properties).toContainEqual(['og:image:alt', 'F4DEZONE'])
})

it.each([
  [11, 'InStock'],
  [10, 'LimitedAvailability'],
  [1, 'LimitedAvailability'],
  [0, 'OutOfStock'],
])('a stock of %d is %s', (quantity, availability) => {
  expect(offerOf({ inventory: { quantity } })).toMatchObject({
    availability: `https://schema.org/${availability}`,
  })
})

it('omits missing fields and still has a description', () => {
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
  expect(headOf({ description: 'barba '.repeat(60) }).description).toBe(`${'barba '.repeat(26).trim()}…`)
  expect(headOf({ description: 'x'.repeat(400) }).description).toHaveLength(161)
  expect(headOf({ description: 'x'.repeat(160) }).description).toBe('x'.repeat(160))
})

it('puts the description on one line', () => {
  expect(headOf({ description: ' Tre gocce\n\n  sulla barba. ' }).description).toBe('Tre gocce sulla barba.')
})
