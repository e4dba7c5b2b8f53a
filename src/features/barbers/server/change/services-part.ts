import { expireRequestsFor } from '#features/waiting-list/server/withdraw-requests.ts'

import { type BarberPart, noneAffected } from './change-barber.ts'
import { offerServices, servicesNamed } from './offered-services.ts'

/** @throws AppError 400 */
export function servicesPart(services: readonly string[]): BarberPart {
  return async ({ transaction, before, now, record }) => {
    const { db } = transaction
    const offered = await servicesNamed(db, services)
    const removed = await offerServices(db, before.id, offered)
    for (const serviceId of removed)
      await expireRequestsFor(transaction, { barberId: before.id, serviceId }, now)
    await record('barber_services', {
      before: { services: before.services.map((service) => service.name) },
      after: { services: offered.map((service) => service.name) },
    })
    return noneAffected
  }
}
