import type { WeekHours } from '#features/settings/public-settings.contract.ts'
import { type Day, isDay, type TimeOfDay, timeToMinutes, weekdayOf } from '#shared/calendar-time.ts'
import { hasWrongLength, isPhone } from '#shared/phone.ts'

import type { ConsultationService } from './inquiries.rules.ts'

/**
 * CONS-16. Preferred times that the studio confirms by phone, so opening hours do not restrict them (C-52).
 */
export const consultationTimes = [
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '14:00',
  '14:30',
  '15:00',
  '15:30',
  '16:00',
  '16:30',
  '17:00',
  '17:30',
  '18:00',
  '18:30',
] as const satisfies readonly TimeOfDay[]

export const maxConsultationPhotos = 3
export const consultationFolder = 'consulenze'

export type ConsultationFields = {
  service: ConsultationService | null
  day: Day
  time: TimeOfDay
  name: string
  phone: string
  message: string
}

type ShopNow = { day: Day; minutes: number }

export const consultationSteps = [1, 2, 3, 4] as const
export type ConsultationStep = (typeof consultationSteps)[number]

/** D-CONS-03: of today, only the times already past. */
export function isOver(day: Day, time: TimeOfDay, now: ShopNow): boolean {
  return day < now.day || (day === now.day && timeToMinutes(time) <= now.minutes)
}

/** CONS-07 to CONS-10. */
export function isStepComplete(step: ConsultationStep, fields: ConsultationFields, now: ShopNow): boolean {
  const { service, day, time, name, phone } = fields
  if (step === 1) return service !== null
  if (step === 2)
    return isDay(day) && consultationTimes.some((each) => each === time) && !isOver(day, time, now)
  if (step === 3) return name.trim() !== '' && isPhone(phone) && !hasWrongLength(phone)
  return true
}

/** Returns the first incomplete step. Steps are checked again because a draft may be from yesterday. */
export function furthestStep(fields: ConsultationFields, now: ShopNow): ConsultationStep {
  return consultationSteps.find((step) => !isStepComplete(step, fields, now)) ?? 4
}

/**
 * D-CONS-03: says whether the studio is closed then and will propose another time. Without a time, whether it
 * is closed all day.
 */
export function isOutsideHours(day: Day, time: TimeOfDay, week: WeekHours): boolean {
  if (!isDay(day)) return false
  const hours = week[weekdayOf(day)]
  if (hours === null) return true
  return time !== '' && (time < hours.opens || time >= hours.closes)
}
