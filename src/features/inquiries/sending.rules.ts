import { type Day, isDay } from '#shared/calendar-time.ts'
import { clockTime } from '#shared/italian-dates.ts'

import { type ApplicationFields, filledProfiles } from './application.rules.ts'
import { consultationTexts } from './consultation.it.ts'
import { type ConsultationFields, consultationTimes } from './consultation.rules.ts'
import { type ConsultationService, consultationServices } from './inquiries.rules.ts'

/**
 * Extra params beside those of the template. EmailJS ignores them; our server uses them to detect repeats and
 * robots.
 */
export type FormMark = {
  submissionId: string
  /**
   * Seconds for which the form was open, including reloads; measured without the system clock, which may be
   * changed.
   */
  secondsOpen: number
  website: string
}

const markParams = ({ submissionId, secondsOpen, website }: FormMark) => ({
  submission_id: submissionId,
  seconds_open: secondsOpen,
  website,
})

/** '2026-03-13' → '13/03/2026' */
export function italianDate(day: Day): string {
  return day.split('-').toReversed().join('/')
}

export function dayOfItalianDate(text: string): Day | null {
  const day = text.split('/').toReversed().join('-')
  return isDay(day) && italianDate(day) === text ? day : null
}

export function serviceOfLabel(label: string): ConsultationService | null {
  return consultationServices.find((service) => consultationTexts.services[service] === label) ?? null
}

/** '9:00' → '09:00'; null unless it is one of the sixteen times. */
export function timeOfLabel(label: string): string | null {
  return consultationTimes.find((time) => clockTime(time) === label) ?? null
}

type CompleteConsultation = ConsultationFields & { service: ConsultationService }

type AboutConsultation = {
  email: string
  year: number
  photos: readonly string[]
  mark: FormMark
}

/** CONS-21. */
export function consultationParams(
  { service, day, time, name, phone, message }: CompleteConsultation,
  { email, year, photos, mark }: AboutConsultation,
) {
  return {
    name: name.trim(),
    phone: phone.trim(),
    service: consultationTexts.services[service],
    date: italianDate(day),
    time: clockTime(time),
    message: message.trim() || consultationTexts.noMessage,
    email,
    current_year: year,
    ...(photos.length > 0 && { photos: photos.join('\n') }),
    ...markParams(mark),
  }
}

export type ApplicationFiles = {
  photos: readonly string[]
  cv: string | null
}

/** HIRE-30. */
export function applicationParams(
  fields: ApplicationFields,
  { photos, cv }: ApplicationFiles,
  { studioEmail, today, mark }: { studioEmail: string; today: Day; mark: FormMark },
) {
  const [firstName, lastName] = [fields.firstName.trim(), fields.lastName.trim()]
  return {
    to_email: studioEmail,
    candidate_name: `${firstName} ${lastName}`,
    candidate_email: fields.email.trim(),
    candidate_phone: fields.phone.trim(),
    candidate_nationality: fields.nationality.trim(),
    candidate_address: fields.address.trim(),
    work_permit: fields.hasWorkPermit,
    marital_status: fields.maritalStatus,
    has_children: fields.hasChildren,
    children_number: fields.hasChildren === 'si' ? fields.childrenNumber.trim() : 'N/A',
    social_profiles: JSON.stringify(filledProfiles(fields.socialProfiles)),
    portfolio_images: photos.join('\n'),
    application_date: italianDate(today),
    portfolio_count: photos.length,
    candidate_first_name: firstName,
    candidate_last_name: lastName,
    cv_link: cv ?? '',
    ...markParams(mark),
  }
}

type Thanks = Pick<ApplicationFields, 'email' | 'firstName'> & {
  shop: string
  message: string
  today: Day
  submissionId: string
}

/** HIRE-31. Our own server sends its own text. */
export function acknowledgementParams({ email, firstName, shop, message, today, submissionId }: Thanks) {
  return {
    to_email: email.trim(),
    candidate_name: firstName.trim(),
    company_name: shop,
    message,
    application_date: italianDate(today),
    submission_id: submissionId,
  }
}
