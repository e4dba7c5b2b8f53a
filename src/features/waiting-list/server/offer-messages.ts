import { greeting } from '#features/messages/server/greeting.ts'
import type { MessageContent, MessageTemplates, TemplateContext } from '#features/messages/server/template.ts'
import { instantToWallClock, minutesToTime } from '#shared/calendar-time.ts'
import { dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'

import { offerMessageTexts as texts } from '../offers.it.ts'

export type SlotOffered = {
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

export const offerMessages = {
  'waiting-offer': (offer: SlotOffered, context: TemplateContext): MessageContent => {
    const day = dayNames.full(offer.date)
    const query = new URLSearchParams({ offer: offer.offerId, token: offer.token })
    const until = instantToWallClock(new Date(offer.expiresAt), context.timeZone)
    const clock = minutesToTime(until.minutes)
    const url = `${context.publicOrigin}${pages.waitingOffer.path}?${query}`
    return {
      subject: texts.subject(day, offer.time),
      paragraphs: [greeting(offer.firstName), ...texts.paragraphs(clock)],
      facts: [
        [texts.labels.service, offer.service],
        [texts.labels.barber, offer.barber],
        [texts.labels.when, texts.when(day, offer.time)],
        [texts.labels.price, formatChf(offer.price)],
      ],
      action: { label: texts.action, url },
      notes: [texts.note],
      sms: texts.sms({ shopName: context.shopName, day, time: offer.time, until: clock, url }),
    }
  },
} satisfies MessageTemplates
