import type { PublicBarber } from '#features/barbers/barbers.contract.ts'
import { dayRangesOf } from '#features/settings/opening-hours.rules.ts'
import type { WeekHours } from '#features/settings/public-settings.contract.ts'
import { type Day, timeToMinutes, weekdayOf } from '#shared/calendar-time.ts'
import { weekdayNames } from '#shared/italian-dates.ts'

import { answerTexts } from '../../answers.it.ts'
import { nextTexts } from '../../suggestions.it.ts'
import { type Answerer, fullName, lines, type ChatQuestion, textReply, onlyOne } from './answer.ts'

const { hours: texts } = answerTexts
/** Fixed public holidays of the canton of Ticino, as MM-DD; the database has no holidays. */
const publicHolidays = new Set('01-01 01-06 03-19 05-01 06-29 08-01 08-15 11-01 12-08 12-25 12-26'.split(' '))
const nowWords = new Set(['adesso', 'ancora', 'ora'])

export const answerHours: Answerer = (question) => {
  const { named } = question
  const barber = onlyOne(named.barbers)
  const content = barber
    ? hoursOfBarber(barber)
    : named.day
      ? onDay(question, named.day)
      : wholeWeek(question)
  return textReply(content, { suggestions: [...nextTexts.hours] })
}

export function weekLines(week: WeekHours): string[] {
  return dayRangesOf(week).map(({ first, last, hours }) =>
    texts.line(
      weekdayNames[first],
      weekdayNames[last],
      hours ? texts.span(hours.opens, hours.closes) : texts.closed,
    ),
  )
}

function presentState({ shop }: ChatQuestion): string {
  const { day, minutes } = shop.now
  const hours = shop.facts.openingHours[weekdayOf(day)]
  const isOpen = hours && timeToMinutes(hours.opens) <= minutes && minutes < timeToMinutes(hours.closes)
  return isOpen ? texts.openNow(hours.closes) : texts.closedNow
}

export function isPublicHoliday(day: Day): boolean {
  return publicHolidays.has(day.slice(5))
}

function onDay(question: ChatQuestion, day: string): string {
  const { facts, now } = question.shop
  const hours = facts.openingHours[weekdayOf(day)]
  if (hours && isPublicHoliday(day)) return lines(texts.holiday(day), texts.span(hours.opens, hours.closes))
  return lines(
    hours ? texts.onDay(day, hours.opens, hours.closes) : texts.closedOn(day),
    day === now.day ? presentState(question) : null,
    hours ? texts.booking : null,
  )
}

function wholeWeek(question: ChatQuestion): string {
  const { openingHours } = question.shop.facts
  const asksNow = question.words.some((word) => nowWords.has(word))
  return lines(asksNow ? presentState(question) : null, texts.title, weekLines(openingHours), texts.booking)
}

function hoursOfBarber(barber: PublicBarber): string {
  return lines(
    texts.ofBarber(fullName(barber)),
    barber.workingHours.map(({ day, isWorking, startTime, endTime, breakStart, breakEnd }) => {
      const pause = breakStart !== null && breakEnd !== null ? texts.pause(breakStart, breakEnd) : ''
      const when = isWorking ? texts.span(startTime, endTime) + pause : texts.freeDay
      return texts.line(weekdayNames[day], weekdayNames[day], when)
    }),
  )
}
