import type { Platform } from '#platform/platform.ts'

import type { AnsweredFaq } from '../assistant.contract.ts'
import { isPoor, type Score, successRate } from '../assistant.rules.ts'
import {
  type Asker,
  type Faq,
  type FaqCategory,
  mayReadFaq,
  type ShopFacts,
  faqVersionFor,
} from '../faqs.rules.ts'
import { faqOf, faqsInOrder } from '../faqs.ts'
import type { Intent } from '../intents.rules.ts'
import { readShop } from './answers/shop-knowledge.ts'
import { mentionsIn } from './matching/mentions.ts'
import { searchPhrases } from './matching/phrases.ts'
import { plainWords, withoutCourtesies, wordOf } from './matching/words.ts'

type Scores = ReadonlyMap<string, Score>

export async function listFaqs(
  platform: Platform,
  asker: Asker,
  { category, limit }: { category: FaqCategory | undefined; limit: number },
): Promise<AnsweredFaq[]> {
  const [{ facts }, scores] = await Promise.all([readShop(platform, asker), readScores(platform)])
  const readable = faqsInOrder(asker).filter(
    (faq) => mayReadFaq(asker, faq) && (!category || faq.category === category),
  )
  const poor = (faq: Faq) => isPoor(scoreOf(faq.id, scores))
  const ordered = [...readable.filter((faq) => !poor(faq)), ...readable.filter(poor)]
  return ordered.slice(0, limit).map((faq) => filledIn(faq, asker, facts, scores))
}

export async function searchFaqs(
  platform: Platform,
  asker: Asker,
  { query, limit }: { query: string; limit: number },
): Promise<AnsweredFaq[]> {
  const [{ facts, barbers, now }, scores] = await Promise.all([
    readShop(platform, asker),
    readScores(platform),
  ])
  const plain = plainWords(query)
  const { placeholders } = mentionsIn(plain, { services: facts.services, barbers, today: now.day })
  const words = withoutCourtesies(plain.map((word, place) => wordOf(word, placeholders.get(place))))
  const found = searchPhrases(words, asker)
    .flatMap(({ entry, score }) => (score >= minLikeness ? (faqOf(standInOf(entry, asker)) ?? []) : []))
    .filter((faq) => mayReadFaq(asker, faq))
  return [...new Set(found)].slice(0, limit).map((faq) => filledIn(faq, asker, facts, scores))
}

/** Intents answered from the database, with the written entry that covers them. */
const standIns = new Map<string, { customer: string; staff: string }>(
  Object.entries({
    annullare: { customer: 'entro-quando', staff: 'barbiere-cancella' },
    spostare: { customer: 'entro-quando', staff: 'spostare-calendario' },
  } satisfies Partial<Record<Intent, { customer: string; staff: string }>>),
)

function standInOf(entry: string, asker: Asker): string {
  const isStaff = asker === 'barber' || asker === 'admin'
  return standIns.get(entry)?.[isStaff ? 'staff' : 'customer'] ?? entry
}

const minLikeness = 0.3

function filledIn(faq: Faq, asker: Asker, facts: ShopFacts, scores: Scores): AnsweredFaq {
  const { id, question, category } = faq
  return {
    id,
    question,
    answer: faqVersionFor(asker, faq).answer(facts, { age: null }),
    category,
    successRate: successRate(scoreOf(id, scores)),
  }
}

async function readScores({ database }: Platform): Promise<Scores> {
  const rows = await database.db.selectFrom('answer_scores').selectAll().execute()
  return new Map(rows.map(({ entry, helpful, unhelpful }) => [entry, { helpful, unhelpful }]))
}

function scoreOf(entry: string, scores: Scores): Score {
  return scores.get(entry) ?? { helpful: 0, unhelpful: 0 }
}
