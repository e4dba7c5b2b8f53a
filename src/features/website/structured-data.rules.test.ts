import { expect, it } from 'vitest'

import { defaultPublicSettings } from '#features/settings/settings.defaults.ts'

import { structuredData } from './structured-data.rules.ts'

const place = { origin: 'https://f4dezone.test', image: '/shop.webp' }
const offers = [{ name: 'Taglio', price: 35 }]
const links = {
  ...defaultPublicSettings.links,
  instagram: 'https://i.test',
  tiktok: 'https://t.test',
  maps: 'https://m.test',
}
const settings = {
  ...defaultPublicSettings,
  name: 'F4DEZONE',
  phone: '+41911234567',
  email: 'info@f4dezone.test',
  street: 'Via Nassa 1',
  postalCode: '6900',
  city: 'Lugano',
  links,
}

it('contains all shop data for search engines', () => {
  expect(structuredData(settings, offers, place)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'HairSalon',
    '@id': 'https://f4dezone.test/#studio',
    name: 'F4DEZONE',
    url: 'https://f4dezone.test/',
    image: 'https://f4dezone.test/shop.webp',
    telephone: '+41911234567',
    email: 'info@f4dezone.test',
    hasMap: 'https://m.test',
    sameAs: ['https://i.test', 'https://t.test'],
    currenciesAccepted: 'CHF',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Via Nassa 1',
      postalCode: '6900',
      addressLocality: 'Lugano',
      addressRegion: 'TI',
      addressCountry: 'CH',
    },
    openingHours: expect.arrayContaining([
      expect.stringMatching(/^[A-Z][a-z](-[A-Z][a-z])? \d\d:\d\d-\d\d:\d\d$/),
    ]),
    potentialAction: { '@type': 'ReserveAction', target: 'https://f4dezone.test/guest-booking' },
    makesOffer: [
      {
        '@type': 'Offer',
        priceCurrency: 'CHF',
        price: '35.00',
        itemOffered: { '@type': 'Service', name: 'Taglio' },
      },
    ],
  })
})

it('omits missing links', () => {
  const without = { ...settings, links: { ...links, instagram: '', tiktok: '', maps: '' } }
  const data = structuredData(without, [], place)
  expect(data).not.toHaveProperty('hasMap')
  expect(data).not.toHaveProperty('sameAs')
  const withOne = { ...settings, links: { ...links, instagram: '' } }
  expect(structuredData(withOne, [], place)['sameAs']).toEqual(['https://t.test'])
})
