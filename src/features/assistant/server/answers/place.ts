import { weekdayOf } from '#shared/calendar-time.ts'

import { answerTexts } from '../../answers.it.ts'
import { nextTexts } from '../../suggestions.it.ts'
import { actionsOf } from './actions.ts'
import { type Answerer, lines, type ChatQuestion, textReply } from './answer.ts'
import { weekLines } from './hours.ts'

const { contacts, hours } = answerTexts

export const answerWhere: Answerer = ({ shop: { facts }, asker }) =>
  textReply(answerTexts.where(facts.street, `${facts.postalCode} ${facts.city}`), {
    actions: actionsOf(['map', 'phone'], asker, facts),
    suggestions: [...nextTexts.place],
  })

export const answerContacts: Answerer = ({ shop: { facts }, asker }) =>
  textReply(
    lines(
      contacts.phone(facts.phone),
      contacts.email(facts.email),
      contacts.hours,
      weekLines(facts.contactHours),
    ),
    { actions: actionsOf(['phone', 'whatsapp', 'email'], asker, facts), suggestions: [...nextTexts.place] },
  )

export const answerHuman: Answerer = (question) => {
  const { facts } = question.shop
  return textReply(lines(answerTexts.human(facts.phone), answerTexts.answersAt(contactToday(question))), {
    actions: actionsOf(['phone', 'whatsapp', 'email'], question.asker, facts),
  })
}

function contactToday({ shop: { facts, now } }: ChatQuestion): string {
  const today = facts.contactHours[weekdayOf(now.day)]
  return today ? hours.span(today.opens, today.closes) : hours.closed
}
