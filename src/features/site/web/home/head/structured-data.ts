import { priceList } from '#features/catalog/catalog.defaults.ts'
import type { PublicSettings } from '#features/studio/studio.contract.ts'
import { toSchemaHours } from '#features/studio/studio.rules.ts'

/** What search engines may show about the shop: https://schema.org/HairSalon */
export const structuredData = (studio: PublicSettings) => ({
  '@context': 'https://schema.org',
  '@type': 'HairSalon',
  name: studio.name,
  telephone: studio.phone,
  email: studio.email,
  hasMap: studio.links.maps || undefined,
  currenciesAccepted: 'CHF',
  address: {
    '@type': 'PostalAddress',
    streetAddress: studio.street,
    postalCode: studio.postalCode,
    addressLocality: studio.city,
    addressRegion: 'TI',
    addressCountry: 'CH',
  },
  openingHours: toSchemaHours(studio.openingHours),
  makesOffer: priceList.map((line) => ({
    '@type': 'Offer',
    priceCurrency: 'CHF',
    price: line.price.toFixed(2),
    itemOffered: { '@type': 'Service', name: line.name },
  })),
})
