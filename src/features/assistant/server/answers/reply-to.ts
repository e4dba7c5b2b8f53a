import type { Session } from '#features/accounts/server/find-session.ts'
import type { Platform } from '#platform/platform.ts'

import { answerTexts } from '../../answers.it.ts'
import type { Reply } from '../../assistant.contract.ts'
import { contextSuggestions } from '../../assistant.rules.ts'
import { type Asker, type Faq, faqVersionFor } from '../../faqs.rules.ts'
import { faqOf } from '../../faqs.ts'
import { type Intent, isIntent } from '../../intents.rules.ts'
import { contextTexts, intentQuestionTexts } from '../../suggestions.it.ts'
import { understand, type Understanding } from '../matching/understand.ts'
import { withoutAccents } from '../matching/without-accents.ts'
import { plainWords } from '../matching/words.ts'
import { actionsOf, isBooking } from './actions.ts'
import {
  type Answerer,
  closedReply,
  fullName,
  lines,
  type NamedEntities,
  type ChatQuestion,
  textReply,
  onlyOne,
} from './answer.ts'
import { answerBarbers } from './barbers.ts'
import { answerPrices, answerServices } from './catalogue.ts'
import { answerFree } from './free-times.ts'
import { answerHours } from './hours.ts'
import { answerCancel, answerMove, answerOwn } from './own-appointments.ts'
import { answerContacts, answerHuman, answerWhere } from './place.ts'
import { readShop, type ShopKnowledge } from './shop-knowledge.ts'
import { answerShop } from './shop-products.ts'

const { barbers: barberTexts } = answerTexts

/** Subject of the previous answer, so that 'e sabato?' can continue it. */
export type ChatMemory = { entry: string; mentioned: MentionedEntities }
export type MentionedEntities = {
  serviceId?: string | undefined
  barberId?: string | undefined
  day?: string | undefined
}

export type ReplyRequest = {
  text: string
  asker: Asker
  session: Session | undefined
  memory: ChatMemory | undefined
  page: string
}

export type ReplyResult = { reply: Reply; entry: string | null; mentioned: MentionedEntities }

const answers: Record<Intent, Answerer> = {
  orari: answerHours,
  prezzi: answerPrices,
  servizi: answerServices,
  barbieri: answerBarbers,
  posto: answerFree,
  prenotare: answerBooking,
  spostare: answerMove,
  annullare: answerCancel,
  'mio-appuntamento': answerOwn,
  dove: answerWhere,
  contatti: answerContacts,
  shop: answerShop,
  umano: answerHuman,
  saluto: ({ asker }) =>
    textReply(answerTexts.greeting, { type: 'greeting', suggestions: suggestionsFor(asker, '') }),
  grazie: () => textReply(answerTexts.thanks, { type: 'greeting' }),
}

const followed: ReadonlySet<string> = new Set<Intent>([
  'posto',
  'prenotare',
  'prezzi',
  'servizi',
  'orari',
  'barbieri',
])

export async function replyTo(platform: Platform, request: ReplyRequest): Promise<ReplyResult> {
  const { text, asker, session, memory } = request
  const shop = await readShop(platform, asker)
  const { facts, barbers, now } = shop
  const ownBarber = barbers.find(({ _id }) => _id === session?.user.barberId)
  const understood = understand(text, asker, { services: facts.services, barbers, ownBarber, today: now.day })
  const isFollowUp = understood.isOnlyMentions && memory !== undefined && followed.has(memory.entry)
  const entry = isFollowUp ? memory.entry : understood.entry
  const named = isFollowUp ? withMemory(understood, memory.mentioned, shop) : understood.mentions
  const mentioned = {
    serviceId: onlyOne(named.services)?._id,
    barberId: onlyOne(named.barbers)?._id,
    day: named.day ?? undefined,
  }
  if (entry === null) return { reply: notUnderstood(request, understood, shop), entry: null, mentioned }
  const words = plainWords(text)
  const faq = faqOf(entry)
  if (faq) return { reply: faqReply(faq, request, understood, shop), entry, mentioned }
  if (!isIntent(entry)) return { reply: notUnderstood(request, understood, shop), entry: null, mentioned }
  const { noSuchDay } = understood.mentions
  if (noSuchDay !== null && named.day === null && followed.has(entry))
    return { reply: textReply(answerTexts.noSuchDay(noSuchDay)), entry, mentioned }
  const question = { platform, shop, asker, session, words, named }
  const answered = withUnsaid(await answers[entry](question), understood, question)
  const reply = followed.has(entry) ? withUnknownBarber(answered, entry, understood, shop) : answered
  return { reply, entry, mentioned }
}

function withUnsaid(reply: Reply, { unsaid }: Understanding, { shop, named }: ChatQuestion): Reply {
  const described = withoutAccents(named.services.map(({ description }) => description).join(' '))
  if (unsaid === null || described.includes(unsaid)) return reply
  return { ...reply, content: lines(reply.content, answerTexts.unsaid(unsaid, shop.facts.phone)) }
}

function withUnknownBarber(
  reply: Reply,
  entry: Intent,
  { mentions: { unknownBarber } }: Understanding,
  { barbers }: ShopKnowledge,
): Reply {
  if (unknownBarber === null) return reply
  const names = entry === 'barbieri' || barbers.length === 0 ? null : barberTexts.known(barbers.map(fullName))
  return { ...reply, content: lines(barberTexts.unknown(unknownBarber), names, reply.content) }
}

async function answerBooking(question: ChatQuestion): Promise<Reply> {
  const { services, barbers, day, span } = question.named
  if (services.length > 0 || barbers.length > 0 || day || span) return await answerFree(question)
  const { asker, shop } = question
  if (!shop.facts.takesBookings) return closedReply(question)
  return textReply(
    `${answerTexts.book.how} ${asker === 'visitor' ? answerTexts.book.asGuest : answerTexts.book.bySite}`,
    {
      actions: actionsOf(asker === 'admin' ? ['admin:appointments'] : ['book'], asker, shop.facts),
      suggestions: [intentQuestionTexts.posto, intentQuestionTexts.prezzi].filter(
        (text) => text !== undefined,
      ),
    },
  )
}

function withMemory(
  { mentions }: Understanding,
  before: MentionedEntities,
  { facts, barbers, now }: ShopKnowledge,
): NamedEntities {
  const known = <Thing extends { _id: string }>(things: readonly Thing[], id: string | undefined) =>
    things.filter(({ _id }) => _id === id)
  return {
    services: mentions.services.length > 0 ? mentions.services : known(facts.services, before.serviceId),
    serviceCount: Math.max(mentions.serviceCount, 1),
    barbers: mentions.barbers.length > 0 ? mentions.barbers : known(barbers, before.barberId),
    day: mentions.day ?? (before.day !== undefined && now.day <= before.day ? before.day : null),
    span: mentions.span,
  }
}

const phoneOnly = ['phone'] as const

function faqReply(
  faq: Faq,
  { asker }: ReplyRequest,
  understood: Understanding,
  { facts }: ShopKnowledge,
): Reply {
  const version = faqVersionFor(asker, faq)
  const isClosed = !facts.takesBookings && version.actions?.some(isBooking)
  return {
    content: lines(
      version.answer(facts, understood.mentions),
      isClosed ? answerTexts.closed.customer(facts.phone) : null,
    ),
    actions: actionsOf([...(version.actions ?? []), ...(isClosed ? phoneOnly : [])], asker, facts),
    suggestions: questionsOf(understood.others, asker).slice(0, 2),
    type: 'faq',
  }
}

function notUnderstood(
  { asker, page }: ReplyRequest,
  { others }: Understanding,
  { facts }: ShopKnowledge,
): Reply {
  const isStaff = asker === 'barber' || asker === 'admin'
  const suggestions = questionsOf(others, asker).slice(0, contextSuggestions)
  return {
    content: isStaff ? answerTexts.unknownStaff : answerTexts.unknown(facts.phone),
    actions: actionsOf(isStaff ? [] : ['phone', 'whatsapp'], asker, facts),
    suggestions: suggestions.length > 0 ? suggestions : suggestionsFor(asker, page),
    type: 'unknown',
  }
}

function questionsOf(entries: readonly string[], asker: Asker): string[] {
  const isStaff = asker === 'barber' || asker === 'admin'
  const own = entries.filter((entry) => !isStaff || isOfStaff(faqOf(entry)))
  return own.flatMap(
    (entry) => faqOf(entry)?.question ?? (isIntent(entry) ? intentQuestionTexts[entry] : undefined) ?? [],
  )
}

function isOfStaff(faq: Faq | undefined): boolean {
  return faq !== undefined && faq.audience !== 'everybody'
}

export function suggestionsFor(asker: Asker, page: string): string[] {
  const fitting = contextTexts.find(
    ({ path, for: askers }) =>
      askers.includes(asker) && (path === '' || page === path || page.startsWith(`${path}/`)),
  )
  return [...(fitting?.questions ?? [])].slice(0, contextSuggestions)
}
