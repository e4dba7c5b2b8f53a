import type {
  MessageContent,
  MessageTemplates,
  TemplateContext,
} from '#features/notifications/server/public.ts'
import { instantToWallClock, minutesToTime } from '#shared/calendar-time.ts'
import { dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'

import { offerMessageTexts as texts } from '../line.it.ts'

export type TimeOffered = {
  offerId: string
  token: string
  firstName: string
  service: string
  barber: string
  date: string
  time: string
  /** CHF */
  price: number
  expiresAt: string
}

export const lineMessages = {
  'waiting-offer': (offer: TimeOffered, context: TemplateContext): MessageContent => {
    const day = dayNames.full(offer.date)
    const query = new URLSearchParams({ offer: offer.offerId, token: offer.token })
    const until = instantToWallClock(new Date(offer.expiresAt), context.timeZone)
    return {
      subject: texts.subject(day, offer.time),
      paragraphs: texts.paragraphs(offer.firstName, minutesToTime(until.minutes)),
      facts: [
        [texts.labels.service, offer.service],
        [texts.labels.barber, offer.barber],
        [texts.labels.when, texts.when(day, offer.time)],
        [texts.labels.price, formatChf(offer.price)],
      ],
      action: { label: texts.action, url: `${context.publicOrigin}${pages.waitingOffer.path}?${query}` },
      notes: [texts.note],
    }
  },
} satisfies MessageTemplates
