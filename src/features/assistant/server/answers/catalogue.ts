import type { Service } from '#features/catalog/catalog.contract.ts'

import { answerTexts } from '../../answers.it.ts'
import type { ChatAction } from '../../assistant.contract.ts'
import { nextTexts } from '../../suggestions.it.ts'
import { actionsOf } from './actions.ts'
import { type Answer, fullName, lines, type Question, textReply, theOne } from './answer.ts'

const { prices, services: serviceTexts, barbers: barberTexts, free } = answerTexts

export const answerPrices: Answer = (question) => {
  const { facts } = question.shop
  const named = question.named.services
  const listed = named.length > 0 ? named : facts.services
  if (listed.length === 0)
    return textReply(prices.none, { actions: actionsOf(['phone'], question.asker, facts) })
  return textReply(
    lines(
      named.length > 0 ? null : prices.title,
      listed.map(({ name, price, duration }) =>
        named.length > 0 ? serviceTexts.line(name, duration, price) : prices.line(name, price),
      ),
      prices.vat,
    ),
    {
      actions: [...freeOf(question), ...actionsOf(['book'], question.asker, facts)],
      suggestions: [...nextTexts.prices],
    },
  )
}

export const answerServices: Answer = (question) => {
  const { facts } = question.shop
  const { services: named } = question.named
  const only = theOne(named)
  const listed = named.length > 0 ? named : facts.services
  if (listed.length === 0)
    return textReply(prices.none, { actions: actionsOf(['phone'], question.asker, facts) })
  return textReply(
    lines(
      named.length > 0 ? null : serviceTexts.title,
      listed.map(({ name, duration, price }) => serviceTexts.line(name, duration, price)),
      only?.description ?? null,
      named.length > 0 ? null : serviceTexts.others,
    ),
    {
      actions: [...freeOf(question), ...actionsOf(['book'], question.asker, facts)],
      suggestions: [...nextTexts.prices],
    },
  )
}

export const answerBarbers: Answer = (question) => {
  const { shop, named, asker } = question
  const service = theOne(named.services)
  const barber = theOne(named.barbers)
  const actions = actionsOf(['book'], asker, shop.facts)
  if (barber) {
    const offered = barber.services.join(', ')
    const content = lines(
      barberTexts.one(fullName(barber), barber.bio),
      offered === '' ? null : barberTexts.offers(offered),
    )
    return textReply(content, { actions, suggestions: [...nextTexts.prices] })
  }
  const listed = service
    ? shop.barbers.filter(({ services }) => services.includes(service.name))
    : shop.barbers
  if (listed.length === 0)
    return textReply(service ? barberTexts.nobodyOffers(service.name) : barberTexts.none, {
      actions: actionsOf(['phone'], asker, shop.facts),
    })
  return textReply(
    lines(
      service ? barberTexts.whoOffers(service.name) : barberTexts.title,
      listed.map((one) => barberTexts.line(fullName(one), one.tagline)),
    ),
    { actions: [...freeOf(question), ...actions] },
  )
}

/** The next question, where one service was named. */
function freeOf({ named, shop }: Question): ChatAction[] {
  if (!shop.facts.takesBookings) return []
  const service: Service | undefined = theOne(named.services)
  if (!service) return []
  const label = free.for(service.name)
  return [{ type: 'ask', label, value: label }]
}
