import type { Catalog, Choice } from '../picker/choice.ts'
import { chosenBarber } from '../picker/choice.ts'

/** On the phone the time is often agreed first: what still fits is kept. */
export function withBarber(choice: Choice, barberId: string | null, catalog: Catalog): Choice {
  const offered = chosenBarber(barberId, catalog)?.services ?? []
  const service = catalog.services.find(({ _id }) => _id === choice.serviceId)
  return { ...choice, barberId, serviceId: service && offered.includes(service.name) ? service._id : null }
}

export function withService(choice: Choice, serviceId: string | null): Choice {
  return { ...choice, serviceId }
}
