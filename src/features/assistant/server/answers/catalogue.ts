import type { Service } from '#features/services/services.contract.ts'
import { centimesToChf, chfToCentimes } from '#shared/money.ts'

import { answerTexts } from '../../answers.it.ts'
import type { ChatAction } from '../../assistant.contract.ts'
import { nextTexts } from '../../suggestions.it.ts'
import { actionsOf } from './actions.ts'
import { type Answerer, lines, type NamedEntities, type ChatQuestion, textReply, onlyOne } from './answer.ts'

const { prices, services: serviceTexts, free } = answerTexts

export const answerPrices: Answerer = (question) => {
  const { facts } = question.shop
  const named = question.named.services
  const listed = named.length > 0 ? named : facts.services
  if (listed.length === 0)
    return textReply(prices.none, { actions: actionsOf(['phone'], question.asker, facts) })
  const extreme = listed.length > 1 ? extremeIn(question.words) : undefined
  return textReply(
    lines(extreme ? extremeLines(extreme, listed) : priceLines(question.named, listed), prices.vat),
    {
      actions: [...freeSlotActions(question), ...actionsOf(['book'], question.asker, facts)],
      suggestions: [...nextTexts.prices],
    },
  )
}

function priceLines({ services: named, serviceCount }: NamedEntities, listed: readonly Service[]): string[] {
  if (named.length === 0) return [prices.title, ...listed.map(({ name, price }) => prices.line(name, price))]
  const isSum = serviceCount > 1 && serviceCount === named.length
  return [...named.map(lineOf), ...(isSum ? [prices.together(sumOf(named))] : [])]
}

function lineOf({ name, duration, price }: Service): string {
  return serviceTexts.line(name, duration, price)
}

function sumOf(services: readonly Service[]): number {
  return centimesToChf(services.reduce((sum, { price }) => sum + chfToCentimes(price), 0))
}

type Extreme = 'highest' | 'lowest'

function extremeLines(extreme: Extreme, listed: readonly Service[]): string[] {
  const amounts = listed.map(({ price }) => price)
  const extremeAmount = extreme === 'highest' ? Math.max(...amounts) : Math.min(...amounts)
  return [prices[extreme], ...listed.filter(({ price }) => price === extremeAmount).map(lineOf)]
}

/** 'più caro', 'meno costoso', 'più economico', 'costa di meno', 'il prezzo più alto' */
function extremeIn(words: readonly string[]): Extreme | undefined {
  const found = words.flatMap((word, place) => {
    if (word !== 'piu' && word !== 'meno') return []
    const isOfLittle = /^(?:economic|convenient|bass)/.test(words[place + 1] ?? '')
    const isOfMuch =
      /^(?:car[oaie]$|costos|alt[oaie]$)/.test(words[place + 1] ?? '') ||
      words.slice(Math.max(place - 2, 0), place).some((before) => before.startsWith('costa'))
    if (!isOfLittle && !isOfMuch) return []
    return [(word === 'piu') === isOfMuch ? ('highest' as const) : ('lowest' as const)]
  })
  return found[0]
}

export const answerServices: Answerer = (question) => {
  const { facts } = question.shop
  const { services: named } = question.named
  const only = onlyOne(named)
  const listed = named.length > 0 ? named : facts.services
  if (listed.length === 0)
    return textReply(prices.none, { actions: actionsOf(['phone'], question.asker, facts) })
  return textReply(
    lines(
      named.length > 0 ? null : serviceTexts.title,
      listed.map(lineOf),
      only?.description ?? null,
      named.length > 0 ? null : serviceTexts.others,
    ),
    {
      actions: [...freeSlotActions(question), ...actionsOf(['book'], question.asker, facts)],
      suggestions: [...nextTexts.prices],
    },
  )
}

export function freeSlotActions({ named, shop }: ChatQuestion): ChatAction[] {
  if (!shop.facts.takesBookings) return []
  const service: Service | undefined = onlyOne(named.services)
  if (!service) return []
  const label = free.for(service.name)
  return [{ type: 'ask', label, value: label }]
}
