import { defaultServices } from './catalog.defaults.ts'

/**
 * The site's price list is fixed text; the owner is told when it says something else than the booking.
 * @returns CHF on the list when it differs, null when it agrees or does not know the service
 */
export function listPriceOf(name: string, price: number): number | null {
  const known = defaultServices.find((service) => service.name.toLowerCase() === name.trim().toLowerCase())
  return known === undefined || known.price === price ? null : known.price
}
