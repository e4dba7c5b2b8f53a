import { availableSlots } from '#features/availability/server/available-slots.ts'
import type { PublicBarber } from '#features/barbers/barbers.contract.ts'
import type { Service } from '#features/services/services.contract.ts'
import { type Day, weekdayOf } from '#shared/calendar-time.ts'

import { answerTexts } from '../../answers.it.ts'
import type { Reply } from '../../assistant.contract.ts'
import { nextTexts } from '../../suggestions.it.ts'
import { actionsOf } from './actions.ts'
import { type Answerer, bookerOf, fullName, lines, type ChatQuestion, textReply, onlyOne } from './answer.ts'
import { freeSlotActions } from './catalogue.ts'
import { isPublicHoliday } from './hours.ts'

const { barbers: texts, free } = answerTexts

export const answerBarbers: Answerer = async (question) => {
  const { shop, named, asker } = question
  const barber = onlyOne(named.barbers)
  if (barber) return oneBarber(question, barber)
  const service = onlyOne(named.services)
  const offering = named.services.length > 0 ? offeringAny(named.services, shop.barbers) : shop.barbers
  if (offering.length === 0)
    return textReply(service ? texts.nobodyOffers(service.name) : texts.none, {
      actions: actionsOf(['phone'], asker, shop.facts),
    })
  const working = named.day ? await workingOn(question, offering, named.day) : offering
  if (named.day && working.length === 0) return textReply(free.nobodyWorks(named.day))
  return textReply(lines(headingOf(question), linesOf(named.services, working)), {
    actions: [...freeSlotActions(question), ...actionsOf(['book'], asker, shop.facts)],
  })
}

function oneBarber(question: ChatQuestion, barber: PublicBarber): Reply {
  const { shop, named, asker } = question
  const name = fullName(barber)
  const offered = barber.services.join(', ')
  const prices = named.services.map((service) =>
    barber.services.includes(service.name)
      ? texts.offersIt(name, service.name)
      : free.notOffered(service.name, name),
  )
  const content = lines(prices, texts.one(name, barber.bio), offered === '' ? null : texts.offers(offered))
  return textReply(content, {
    actions: actionsOf(['book'], asker, shop.facts),
    suggestions: [...nextTexts.prices],
  })
}

function headingOf({ named: { day, services }, shop }: ChatQuestion): string | null {
  if (day) return dayHeading(day, day > shop.now.lastDay)
  const service = onlyOne(services)
  if (service) return texts.whoOffers(service.name)
  return services.length > 0 ? null : texts.title
}

function dayHeading(day: Day, isBeyondWindow: boolean): string {
  if (isPublicHoliday(day)) return answerTexts.hours.holiday(day)
  return isBeyondWindow ? texts.usuallyOnDay(day) : texts.onDay(day)
}

function linesOf(services: readonly Service[], barbers: readonly PublicBarber[]): string[] {
  if (services.length < 2) return barbers.map((one) => texts.line(fullName(one), one.tagline))
  return services.map((service) => {
    const names = offeringAny([service], barbers).map(fullName)
    return names.length > 0 ? texts.offering(service.name, names) : texts.nobodyOffers(service.name)
  })
}

function offeringAny(services: readonly Service[], barbers: readonly PublicBarber[]): PublicBarber[] {
  return barbers.filter((barber) => services.some(({ name }) => barber.services.includes(name)))
}

/** Beyond the booking window only the weekly hours are known. */
async function workingOn(
  question: ChatQuestion,
  barbers: readonly PublicBarber[],
  day: Day,
): Promise<PublicBarber[]> {
  const { platform, shop } = question
  const booker = bookerOf(question)
  const usually = barbers.filter(({ workingHours }) =>
    workingHours.some((hours) => hours.day === weekdayOf(day) && hours.isWorking),
  )
  if (day > shop.now.lastDay) return usually
  const grids = await Promise.all(
    usually.map(({ _id }) => availableSlots(platform, { booker, day, barberId: _id, duration: minVisit })),
  )
  return usually.filter((_barber, place) => grids[place]?.length !== 0)
}

/** Minutes; the grid of every working barber has a slot of this length, free or not. */
const minVisit = 15
