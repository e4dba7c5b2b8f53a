import type { PublicBarber } from '#features/barbers/barbers.contract.ts'
import type { Service } from '#features/services/services.contract.ts'
import type { Day, TimeOfDay } from '#shared/calendar-time.ts'
import { hasFields, isTextOrNull } from '#ui/browser/session-draft.ts'

import { anyBarber } from '../availability.rules.ts'

/** `barberId` may be `anyBarber`. */
export type Choice = {
  barberId: string | null
  serviceId: string | null
  day: Day | null
  time: TimeOfDay | null
}

export const emptyChoice: Choice = { barberId: null, serviceId: null, day: null, time: null }

export type Catalog = { barbers: readonly PublicBarber[]; services: readonly Service[] }

export type CompleteChoice = { barberId: string; service: Service; day: Day; time: TimeOfDay }

export function chooseBarber(choice: Choice, barberId: string): Choice {
  return { barberId, serviceId: null, day: choice.day, time: null }
}

/** Keeps the time; the picker drops it once it knows that the service does not fit there. */
export function chooseService(choice: Choice, serviceId: string): Choice {
  return { ...choice, serviceId }
}

export function chooseDay(choice: Choice, day: Day): Choice {
  return { ...choice, day, time: null }
}

export function chosenBarber(barberId: string | null, { barbers }: Catalog): PublicBarber | undefined {
  return barbers.find((barber) => barber._id === barberId)
}

export function knownBarberId(barberId: string | null, catalog: Catalog): string | null {
  return barberId === anyBarber ? anyBarber : (chosenBarber(barberId, catalog)?._id ?? null)
}

function candidates(barberId: string | null, { barbers }: Catalog): readonly PublicBarber[] {
  return barberId === anyBarber ? barbers : barbers.filter((barber) => barber._id === barberId)
}

export function servicesOf(barberId: string | null, catalog: Catalog): Service[] {
  const names = new Set(candidates(barberId, catalog).flatMap((barber) => barber.services))
  return catalog.services.filter((service) => names.has(service.name))
}

export function offeringBarbers(barberId: string, service: Service, catalog: Catalog): PublicBarber[] {
  return candidates(barberId, catalog).filter((barber) => barber.services.includes(service.name))
}

export function chosenService(choice: Choice, catalog: Catalog): Service | undefined {
  return servicesOf(choice.barberId, catalog).find((service) => service._id === choice.serviceId)
}

export function completeChoice(choice: Choice, catalog: Catalog): CompleteChoice | null {
  const { barberId, day, time } = choice
  const service = chosenService(choice, catalog)
  if (!barberId || !service || !day || !time) return null
  return { barberId, service, day, time }
}

/** The query of a link: ?barber=&service=&date=&time=, the service by _id or by name. */
export type ChoiceLink = {
  barber: string | null
  service: string | null
  date: Day | null
  time: TimeOfDay | null
}

export function linkedChoice(link: ChoiceLink, catalog: Catalog): Choice | null {
  const barberId = link.barber === anyBarber ? anyBarber : chosenBarber(link.barber, catalog)?._id
  const isLinked = (service: Service) => service._id === link.service || service.name === link.service
  const offered = servicesOf(barberId ?? anyBarber, catalog).find(isLinked)
  if (!barberId && !offered) return link.date ? { ...emptyChoice, day: link.date } : null
  // A time only makes sense with a service and a day; the picker then checks it.
  const time = offered && link.date ? link.time : null
  return { barberId: barberId ?? anyBarber, serviceId: offered?._id ?? null, day: link.date, time }
}

export function isChoice(value: unknown): value is Choice {
  return hasFields(value, ['barberId', 'serviceId', 'day', 'time'], isTextOrNull)
}
