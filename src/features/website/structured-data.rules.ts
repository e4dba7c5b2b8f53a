import { toSchemaHours } from '#features/settings/opening-hours.rules.ts'
import type { PublicSettings } from '#features/settings/public-settings.contract.ts'
import { pages } from '#shared/pages.ts'

/** @property price CHF */
export type Offer = { name: string; price: number }

/** https://schema.org/HairSalon @param origin of the site, without a trailing slash @param image path of a picture */
export function structuredData(
  settings: PublicSettings,
  offers: readonly Offer[],
  { origin, image }: { origin: string; image: string },
): Record<string, unknown> {
  const { instagram, tiktok, maps } = settings.links
  const profiles = [instagram, tiktok].filter(Boolean)
  return {
    '@context': 'https://schema.org',
    '@type': 'HairSalon',
    '@id': `${origin}/#studio`,
    name: settings.name,
    url: `${origin}/`,
    image: origin + image,
    telephone: settings.phone,
    email: settings.email,
    ...(maps && { hasMap: maps }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    currenciesAccepted: 'CHF',
    address: {
      '@type': 'PostalAddress',
      streetAddress: settings.street,
      postalCode: settings.postalCode,
      addressLocality: settings.city,
      addressRegion: 'TI',
      addressCountry: 'CH',
    },
    openingHours: toSchemaHours(settings.openingHours),
    potentialAction: { '@type': 'ReserveAction', target: origin + pages.guestBooking.path },
    makesOffer: offers.map(({ name, price }) => ({
      '@type': 'Offer',
      priceCurrency: 'CHF',
      price: price.toFixed(2),
      itemOffered: { '@type': 'Service', name },
    })),
  }
}
