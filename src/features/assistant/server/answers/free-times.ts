import { anyBarber } from '#features/availability/availability.rules.ts'
import { availableSlots } from '#features/availability/server/available-slots.ts'
import { nextAvailable } from '#features/availability/server/bookable-days.ts'
import type { PublicBarber } from '#features/barbers/barbers.contract.ts'
import type { Service } from '#features/services/services.contract.ts'
import { type Day, minutesToTime, type TimeOfDay, timeToMinutes } from '#shared/calendar-time.ts'
import { pages } from '#shared/pages.ts'

import { answerTexts } from '../../answers.it.ts'
import type { ChatAction, Reply } from '../../assistant.contract.ts'
import { nextTexts } from '../../suggestions.it.ts'
import type { Span } from '../matching/days.ts'
import { actionsOf, linkTo } from './actions.ts'
import {
  type Answerer,
  bookerOf,
  closedReply,
  fullName,
  lines,
  type ChatQuestion,
  textReply,
  onlyOne,
} from './answer.ts'

const { free: texts } = answerTexts
const maxProposals = 3

type Wish = { service: Service; barber: PublicBarber | undefined; day: Day | null; span: Span | null }

const nowWords = new Set(['adesso', 'subito'])

export const answerFree: Answerer = async (question) => {
  const { shop, named, asker } = question
  if (!shop.facts.takesBookings) return closedReply(question)
  const wish = wishOf(question)
  if (!wish) return textReply(answerTexts.prices.none, { actions: actionsOf(['phone'], asker, shop.facts) })
  const { service, barber } = wish
  const oneEach = named.serviceCount > 1 ? texts.oneEach : null
  if (barber && !barber.services.includes(service.name))
    return await proposal(
      question,
      { ...wish, barber: undefined },
      lines(texts.notOffered(service.name, fullName(barber)), oneEach),
    )
  if (named.day && named.day > shop.now.lastDay)
    return await proposal(
      question,
      { ...wish, day: null },
      lines(texts.tooFar(shop.facts.bookingWindowDays), oneEach),
    )
  return await proposal(question, wish, oneEach)
}

/** Defaults to the first bookable service of the list; the answer names it. */
function wishOf({ shop, named, words }: ChatQuestion): Wish | undefined {
  const barber = onlyOne(named.barbers)
  const offered = new Set((barber ? [barber] : shop.barbers).flatMap(({ services }) => services))
  const candidates = named.services.length > 0 ? named.services : shop.facts.services
  const service = candidates.find(({ name }) => offered.has(name)) ?? named.services[0]
  const isNow = named.span === null && words.some((word) => nowWords.has(word))
  return service && { service, barber, day: named.day ?? (isNow ? shop.now.day : null), span: named.span }
}

/** @param before says why the proposal differs from the question */
async function proposal(question: ChatQuestion, wish: Wish, before: string | null): Promise<Reply> {
  const { platform, shop } = question
  if (wish.day) {
    const times = await freeTimes(question, wish, wish.day)
    if (times.length > 0) return timesReply(question, wish, wish.day, times, before)
  }
  const reason = wish.day ? await noSlotReason(question, wish, wish.day) : null
  const { service, barber } = wish
  const next = await nextAvailable(platform, criteriaOf(question, wish), wish.day ?? shop.now.day)
  if (!next)
    return textReply(lines(before, reason, texts.windowFull, texts.wait), {
      actions: actionsOf(['waitingList', 'phone'], question.asker, shop.facts),
    })
  const anyTime = { ...wish, span: wish.day && wish.span?.at === undefined ? null : wish.span }
  const suiting = await freeTimes(question, anyTime, next.date)
  const times = suiting.length > 0 ? suiting : await freeTimes(question, { ...wish, span: null }, next.date)
  const first = times[0] ?? next.time
  if (wish.span?.at !== undefined) return timesReply(question, wish, next.date, times, lines(before, reason))
  const text = lines(
    before,
    reason,
    texts.first(service.name, barber ? fullName(barber) : null, next.date, first),
  )
  return timesReply(question, wish, next.date, times.length > 0 ? times : [next.time], text, true)
}

function criteriaOf(question: ChatQuestion, { service, barber }: Wish) {
  const { _id: serviceId, duration } = service
  return { booker: bookerOf(question), barberId: barber?._id ?? anyBarber, serviceId, duration }
}

async function freeTimes(question: ChatQuestion, wish: Wish, day: Day): Promise<TimeOfDay[]> {
  const { span } = wish
  const slots = await availableSlots(question.platform, { ...criteriaOf(question, wish), day })
  return slots.flatMap(({ time, available }) => {
    const minutes = timeToMinutes(time)
    return available && (!span || (span.from <= minutes && minutes < span.to)) ? [time] : []
  })
}

async function noSlotReason(question: ChatQuestion, wish: Wish, day: Day): Promise<string> {
  if (wish.span && (await freeTimes(question, { ...wish, span: null }, day)).length > 0)
    return texts.notThen(day)
  const slots = await availableSlots(question.platform, { ...criteriaOf(question, wish), day })
  return slots.length === 0 ? texts.nobodyWorks(day) : texts.full(day)
}

function timesReply(
  { shop, asker }: ChatQuestion,
  { service, barber, span }: Wish,
  day: Day,
  times: readonly TimeOfDay[],
  before: string | null,
  isSaid = false,
): Reply {
  const proposed = span?.at === undefined ? spread(times) : nearest(times, span.at)
  const heading = isSaid
    ? before
    : lines(before, headingOf(service.name, barber ? fullName(barber) : null, day, times, span))
  const isOwner = asker === 'admin'
  const actions: ChatAction[] = isOwner
    ? actionsOf(['admin:appointments'], asker, shop.facts)
    : proposed.map((time) =>
        linkTo(texts.slot(day, time), bookingLink(asker === 'visitor', { service, barber, day, time })),
      )
  return {
    content: lines(
      heading,
      isOwner ? proposed.map((time) => texts.slot(day, time)) : null,
      isOwner ? texts.atDesk : texts.choose,
    ),
    actions,
    suggestions: [...nextTexts.booking],
    type: 'slots',
  }
}

function headingOf(
  service: string,
  barber: string | null,
  day: Day,
  times: readonly TimeOfDay[],
  span: Span | null,
): string {
  if (span?.at === undefined) return texts.heading(service, barber, day, times.length)
  const time = minutesToTime(span.at)
  if (times.includes(time)) return texts.exact(service, barber, day, time)
  return lines(texts.notAt(day, time), texts.nearest(service, barber, day))
}

function nearest(times: readonly TimeOfDay[], at: number): TimeOfDay[] {
  const distance = (time: TimeOfDay) => Math.abs(timeToMinutes(time) - at)
  return times
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, maxProposals)
    .toSorted()
}

function spread(times: readonly TimeOfDay[]): TimeOfDay[] {
  if (times.length <= maxProposals) return [...times]
  const places = [0, Math.floor(times.length / 2), times.length - 1]
  return places.flatMap((place) => times[place] ?? [])
}

function bookingLink(
  isGuest: boolean,
  {
    service,
    barber,
    day,
    time,
  }: { service: Service; barber: PublicBarber | undefined; day: Day; time: TimeOfDay },
): string {
  const search = new URLSearchParams({
    barber: barber?._id ?? anyBarber,
    service: service._id,
    date: day,
    time,
  })
  return `${isGuest ? pages.guestBooking.path : pages.booking.path}?${search.toString()}`
}
