import { emailSchema } from '#features/accounts/person.contract.ts'
import { greeting } from '#features/messages/server/greeting.ts'
import type { MessageContent, MessageTemplates, TemplateContext } from '#features/messages/server/template.ts'
import type { Day } from '#shared/calendar-time.ts'
import { capitalised, clockTime, dayNames } from '#shared/italian-dates.ts'
import { pages } from '#shared/pages.ts'
import { readablePhone } from '#shared/phone.ts'

import { applicationChoiceTexts, applicationTexts } from '../application.it.ts'
import { consultationTexts } from '../consultation.it.ts'
import { isPlaceholderAddress } from '../inbox.rules.ts'
import type { ApplicationPayload, ConsultationPayload } from '../inquiries.contract.ts'
import { applicationMailTexts, consultationMailTexts, requestMailTexts as texts } from '../inquiries.it.ts'
import type { maritalStates, workPermits } from '../inquiries.rules.ts'
import { italianDate } from '../sending.rules.ts'

/** A visitor's words, for the owners only: the server never mails a stranger's words to a third person. */
export type InquiryMessage = {
  requestId: string
  kind: 'contact' | 'booking-demo' | 'shop'
  name: string
  email: string
  phone: string
  interest: string
  message: string
}

export type ConsultationMessage = Omit<ConsultationPayload, 'outsidePhotos'> & {
  requestId: string
  isChanged: boolean
  name: string
  email: string | null
  phone: string
  /** Number of photos; missing in mails queued before consultations had photos. */
  photos?: number
}

export type ApplicationMessage = Record<
  'requestId' | 'name' | 'email' | 'phone' | 'nationality' | 'address',
  string
> & {
  isChanged: boolean
  workPermit: (typeof workPermits)[number]
  maritalStatus: (typeof maritalStates)[number]
  children: number
  photos: number
  hasCv: boolean
  /** Missing in mails queued before these three fields existed. */
  profiles?: ApplicationPayload['socialProfiles']
  photoLinks?: string[]
  appliedOn?: Day
}

/** Mail to the applicant; only the first name is theirs. */
export type ReceivedMessage = {
  requestId: string
  firstName: string
  /** Date in the shop's zone; missing in mails queued before the field existed. */
  appliedOn?: Day
}

const { facts } = texts

export const inquiryMessages = {
  'shop-request': (request) => ({
    subject: texts.subject[request.kind](request.name),
    ...replyToHeader(request.email),
    paragraphs: [texts.intro[request.kind], ...linesOf(request.message)],
    facts: [
      [facts.name, request.name],
      [facts.email, request.email],
      [facts.phone, readablePhone(request.phone)],
      ...(request.kind === 'contact' && request.interest !== 'contact'
        ? [[facts.interest, request.interest] as const]
        : []),
    ],
    notes: [texts.note],
  }),
  'shop-consultation': (request, { publicOrigin }) => {
    const { intro, subject, changed, facts: factTexts, photos: photosOf, open } = consultationMailTexts
    const { photos = 0 } = request
    return {
      subject: (request.isChanged ? changed : subject)(request.name),
      ...replyToHeader(request.email),
      paragraphs: [intro, ...linesOf(request.message)],
      facts: [
        [factTexts.service, consultationTexts.services[request.service]],
        [factTexts.day, capitalised(dayNames.full(request.day))],
        [factTexts.time, clockTime(request.time)],
        [facts.name, request.name],
        [facts.phone, readablePhone(request.phone)],
        ...(request.email === null ? [] : [[facts.email, request.email] as const]),
        ...(photos === 0 ? [] : [[factTexts.photos, photosOf(photos)] as const]),
      ],
      ...(photos > 0 && { action: { label: open, url: inboxAddress(publicOrigin) } }),
      notes: [texts.note],
    }
  },
  'shop-application': (request, { publicOrigin }) => {
    const { intro, subject, changed, facts: about, open, noNumber, hasCv, noCv, week } = applicationMailTexts
    const { workPermit, maritalStatus, hasChildren } = applicationChoiceTexts
    const { children, photoLinks = [], appliedOn } = request
    return {
      subject: (request.isChanged ? changed : subject)(request.name),
      ...replyToHeader(request.email),
      paragraphs: [intro],
      facts: [
        [facts.name, request.name],
        [facts.email, request.email],
        [facts.phone, readablePhone(request.phone)],
        [about.nationality, request.nationality],
        [about.address, request.address],
        [about.workPermit, workPermit[request.workPermit]],
        [about.maritalStatus, maritalStatus[request.maritalStatus]],
        [about.children, children === 0 ? hasChildren.no : hasChildren.si],
        [about.childrenNumber, children === 0 ? noNumber : String(children)],
        ...profilesOf(request),
        [about.photos, String(request.photos)],
        ...(photoLinks.length > 0 ? [[about.links, photoLinks.join('\n')] as const] : []),
        [about.cv, request.hasCv ? hasCv : noCv],
        ...dateOf(appliedOn),
      ],
      action: { label: open, url: inboxAddress(publicOrigin) },
      notes: [...(photoLinks.length > 0 ? [week] : []), texts.note],
    }
  },
  'application-received': ({ firstName, appliedOn }, { shopName }) => {
    const { received } = applicationMailTexts
    return {
      subject: received.subject(shopName),
      paragraphs: [greeting(firstName), applicationTexts.thanks(shopName)],
      facts: dateOf(appliedOn),
      notes: [received.note],
    }
  },
} satisfies {
  'shop-request': Template<InquiryMessage>
  'shop-consultation': Template<ConsultationMessage>
  'shop-application': Template<ApplicationMessage>
  'application-received': Template<ReceivedMessage>
} & MessageTemplates

/** Many mail servers refuse a mail if a mailbox has non-ASCII characters (RFC 6531). */
const plainMailbox = /^[!-~]+@/

function replyToHeader(email: string | null): Pick<MessageContent, 'replyTo'> {
  const { data } = emailSchema.safeParse(email)
  return data === undefined || isPlaceholderAddress(data) || !plainMailbox.test(data) ? {} : { replyTo: data }
}

type Facts = NonNullable<MessageContent['facts']>

function profilesOf({ profiles }: ApplicationMessage): Facts {
  const { profile, profiles: label, noProfiles } = applicationMailTexts.facts
  if (profiles?.length === 0) return [[label, noProfiles]]
  return (profiles ?? []).map(({ platform, url }) => [
    profile(applicationChoiceTexts.platform[platform]),
    url,
  ])
}

function dateOf(day: Day | undefined): Facts {
  return day === undefined ? [] : [[applicationMailTexts.facts.date, italianDate(day)]]
}

type Template<Payload> = (payload: Payload, context: TemplateContext) => MessageContent

function inboxAddress(publicOrigin: string): string {
  return `${publicOrigin}${pages.admin.path}?tab=requests`
}

function linesOf(message: string): string[] {
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  return lines.length > 0 ? lines : [texts.noMessage]
}
