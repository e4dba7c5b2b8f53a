import type { Product } from '#features/products/products.contract.ts'
import { productsTexts } from '#features/products/products.it.ts'
import { stockLevel, type StockLevel } from '#features/products/products.rules.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'

import { productTexts } from './shop.it.ts'

export type DocumentHead = {
  title: string
  description: string
  canonical: string
  /** Open Graph, see ogp.me. */
  properties: readonly [property: string, content: string][]
  /** https://schema.org, as JSON-LD. */
  structuredData: Record<string, unknown>
}

/** Characters that search engines show. */
const maxDescriptionLength = 160

const availability: Record<StockLevel, string> = {
  available: 'https://schema.org/InStock',
  low: 'https://schema.org/LimitedAvailability',
  none: 'https://schema.org/OutOfStock',
}

/** @param origin of the site, without a trailing slash @param picture path of the default picture */
export function productHead(
  product: Product,
  { shop, origin, picture }: { shop: string; origin: string; picture: string },
): DocumentHead {
  const { name, brand, category, price, imageUrl } = product
  const title = `${name} · ${shop}`
  const url = `${origin}${pages.product.path}?id=${product._id}`
  const description = shortened(product.description) || productTexts.description(name, formatChf(price), shop)
  const images = imageUrl === null ? [] : [new URL(imageUrl, origin).href]
  // Messengers show no SVG.
  const own = images.find((image) => !image.endsWith('.svg'))
  return {
    title,
    description,
    canonical: url,
    properties: [
      ['og:type', 'product'],
      ['og:site_name', shop],
      ['og:locale', 'it_CH'],
      ['og:title', title],
      ['og:description', description],
      ['og:url', url],
      ['og:image', own ?? origin + picture],
      ['og:image:alt', own ? name : shop],
      ['twitter:card', 'summary_large_image'],
      ['product:price:amount', price.toFixed(2)],
      ['product:price:currency', 'CHF'],
    ],
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      description,
      category: productsTexts.categories[category],
      url,
      ...(images.length > 0 && { image: images }),
      ...(brand && { brand: { '@type': 'Brand', name: brand } }),
      offers: {
        '@type': 'Offer',
        url,
        price: price.toFixed(2),
        priceCurrency: 'CHF',
        availability: availability[stockLevel(product.inventory.quantity)],
        itemCondition: 'https://schema.org/NewCondition',
        availableDeliveryMethod: 'https://schema.org/OnSitePickup',
        seller: { '@type': 'Organization', name: shop },
      },
    },
  }
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxDescriptionLength) return line
  const cut = line.slice(0, maxDescriptionLength)
  const end = cut.lastIndexOf(' ')
  return `${end > 0 ? cut.slice(0, end) : cut}…`
}
