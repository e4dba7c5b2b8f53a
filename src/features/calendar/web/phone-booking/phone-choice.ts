import { type Catalog, type Choice, servicesOf } from '#features/availability/web/choice.ts'

/** Keeps the time and, if the barber offers it, the service: callers often agree on the time first. */
export function withBarber(choice: Choice, barberId: string | null, catalog: Catalog): Choice {
  const service = servicesOf(barberId, catalog).find(({ _id }) => _id === choice.serviceId)
  return { ...choice, barberId, serviceId: service?._id ?? null }
}

export function withService(choice: Choice, serviceId: string | null): Choice {
  return { ...choice, serviceId }
}
