import { defaultServices } from './services.defaults.ts'

/** @returns CHF on the list if it differs; null if it is the same or the list lacks the service */
export function listPriceOf(name: string, price: number): number | null {
  const known = defaultServices.find((service) => service.name.toLowerCase() === name.trim().toLowerCase())
  return known === undefined || known.price === price ? null : known.price
}
