import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { PublicBarber } from '#features/barbers/barbers.contract.ts'
import { defaultServices } from '#features/services/services.defaults.ts'

import type { Asker } from '../../faqs.rules.ts'
import { unknownEntry } from '../../phrasings.ts'
import type { MatchingContext } from './mentions.ts'
import { understand } from './understand.ts'

type Asked = { asker: Asker; expected: readonly string[]; text: string }

export const questionLists = ['tuning', 'held-out', 'walked'] as const
type QuestionList = (typeof questionLists)[number]

export const demoContext: MatchingContext = {
  services: defaultServices.map((service) => ({ ...service, _id: service.name })),
  barbers: [
    ['Marco', 'Ferri'],
    ['Samir', 'Haddad'],
    ['Luca', 'Bernasconi'],
    ['Dario', 'Conti'],
  ].map(([firstName = '', lastName = '']) => barberCalled(firstName, lastName)),
  today: '2026-03-11',
}

export function questionsOf(list: QuestionList): Asked[] {
  const file = join(import.meta.dirname, 'questions', `${list}.txt`)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [asker = '', expected = '', ...text] = line.split(' | ')
      return { asker: asker as Asker, expected: expected.split(','), text: text.join(' | ') }
    })
}

/** @returns a line per misunderstood question: 'question → entry (expected entries)' */
export function scoreOf(list: QuestionList): { total: number; missed: string[] } {
  const questions = questionsOf(list)
  const missed = questions.flatMap(({ asker, expected, text }) => {
    const entry = understand(text, asker, demoContext).entry ?? unknownEntry
    return expected.includes(entry) ? [] : [`${text} → ${entry} (${expected.join(', ')})`]
  })
  return { total: questions.length, missed }
}

function barberCalled(firstName: string, lastName: string): PublicBarber {
  return {
    _id: firstName,
    firstName,
    lastName,
    tagline: '',
    bio: '',
    services: defaultServices.map(({ name }) => name),
    workingHours: [],
    profileImage: null,
  }
}
