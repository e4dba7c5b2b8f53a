import { type Asker } from '../../faqs.rules.ts'
import { faqOf } from '../../faqs.ts'
import type { Intent } from '../../intents.rules.ts'
import { unknownEntry, phrasings } from '../../phrasings.ts'
import { wordTexts } from '../../words.it.ts'
import { type Mentions, mentionsIn, type MatchingContext } from './mentions.ts'
import { type PhraseMatch, isKnownWord, searchPhrases } from './phrases.ts'
import { plainWords, withoutCourtesies, wordOf } from './words.ts'

/** Below this score the assistant says that it does not know. */
const sureEnough = 0.52
/** Below this score it does not even suggest the entry. */
const worthAsking = 0.42
/** Threshold for sentences of filler words only, such as 'ma' or 'ci sei'. */
const sureOfFillers = 0.9

export type Understanding = {
  entry: string | null
  mentions: Mentions
  isOnlyMentions: boolean
  /** A detail that no phrase and no name covers: 'la tinta blu', 'un posto con Zlatan'. */
  unsaid: string | null
  others: readonly string[]
}

export function understand(text: string, asker: Asker, context: MatchingContext): Understanding {
  const plain = plainWords(text)
  const mentions = mentionsIn(plain, context)
  const persons = personsIn(plain, mentions.placeholders)
  const all = plain.map((word, place) =>
    wordOf(word, persons.has(place) ? 'persona' : mentions.placeholders.get(place)),
  )
  const words = withoutCourtesies(all)
  const hits = searchPhrases(words, asker)
    .map((hit) => ({ ...hit, score: hit.score + preference(hit, asker) }))
    .toSorted((first, second) => second.score - first.score)
  const [best] = hits
  const saysLittle = words.every(({ isFiller }) => isFiller)
  const isSure = best !== undefined && best.score >= (saysLittle ? sureOfFillers : sureEnough)
  const isOnlyMentions =
    mentions.placeholders.size > 0 &&
    plain.every((word, place) => mentions.placeholders.has(place) || wordOf(word).isFiller)
  return {
    entry: isOnlyMentions && isSeveralServices(mentions) ? ofSeveralServices : isSure ? known(best) : null,
    mentions,
    isOnlyMentions,
    unsaid:
      hasNoMoreWords(
        plain,
        (word, place) => word === 'con' || mentions.placeholders.get(place) === 'servizio',
        (place) => mentions.placeholders.has(place),
      ) ?? unsaidBeside(plain, mentions.placeholders),
    others: hits
      .filter(
        ({ entry, score }, place) =>
          score >= (saysLittle ? sureOfFillers : worthAsking) &&
          !(isSure && place === 0) &&
          entry !== unknownEntry,
      )
      .map(({ entry }) => entry),
  }
}

function known({ entry }: PhraseMatch): string | null {
  return entry === unknownEntry ? null : entry
}

/** A sentence that only names several services gets their prices, because an appointment has one service. */
const ofSeveralServices: Intent = 'prezzi'

function isSeveralServices({ serviceCount, placeholders }: Mentions): boolean {
  return serviceCount > 1 && [...placeholders.values()].every((placeholder) => placeholder === 'servizio')
}

/** @param isRecognised whether the position was recognised as something else, such as a day */
export function hasNoMoreWords(
  plain: readonly string[],
  isNamed: (word: string, place: number) => boolean,
  isRecognised: (place: number) => boolean = () => false,
): string | null {
  const unsaid = plain.flatMap((word, named) => {
    if (!isNamed(word, named)) return []
    const after = plain.findIndex((word, place) => place > named && !wordOf(word).isFiller)
    const next = isRecognised(after) || isNamed(plain[after] ?? '', after) ? '' : (plain[after] ?? '')
    return isUnsaid(next) ? [next] : []
  })
  return unsaid[0] ?? null
}

function unsaidBeside(plain: readonly string[], placeholders: Mentions['placeholders']): string | null {
  const unsaid = plain.find((word, place) => {
    if (!joints.has(plain[place + 1] ?? '') || placeholders.has(place)) return false
    const next = plain.findIndex((other, at) => at > place + 1 && !articles.has(other))
    return placeholders.get(next) === 'servizio' && isUnsaid(word)
  })
  return unsaid ?? null
}

const articles = new Set(['il', 'lo', 'la', 'l', 'i', 'gli', 'le', 'un', 'uno', 'una'])
const joints = new Set(['e', 'con'])

function isUnsaid(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word) && !plainKinds.has(word) && !isKnownWord(wordOf(word))
}

const plainKinds = new Set(wordTexts.plainKinds.split(' '))

const beforeNames = new Set(['viene', 'signor', 'signora', 'sig', 'ha'])
/**
 * Things asked for with an owner, taken from the phrases: 'il telefono di …', but not 'cosa fate di bello'.
 */
const owned = new Set(
  phrasings.flatMap(({ text }) => {
    const [, thing = ''] = /(\S+) di \{persona\}/.exec(text) ?? []
    return thing === '' ? [] : wordOf(thing).terms
  }),
)

function personsIn(plain: readonly string[], taken: ReadonlyMap<number, string>): ReadonlySet<number> {
  const persons = new Set<number>()
  plain.forEach((word, place) => {
    const before = plain.slice(0, place)
    const isAfter = persons.has(place - 1) || isBeforeName(before) || isOwner(before)
    if (isAfter && !taken.has(place) && /^\p{L}{3,}$/u.test(word) && !isKnownWord(wordOf(word)))
      persons.add(place)
  })
  return persons
}

/**
 * Accepts 'quando viene …', not 'quanto viene …', which asks for a price.
 *
 * @param before the words before a name
 */
function isBeforeName(before: readonly string[]): boolean {
  const [last = '', ...others] = before.toReversed()
  return beforeNames.has(last) && others.find((word) => !wordOf(word).isFiller) !== 'quanto'
}

function isOwner(before: readonly string[]): boolean {
  const [of, thing] = before.toReversed()
  return of === 'di' && thing !== undefined && wordOf(thing).terms.some((term) => owned.has(term))
}

function preference({ entry }: PhraseMatch, asker: Asker): number {
  const audience = faqOf(entry)?.audience
  if (asker === 'admin') return audience === 'admin' ? 0.05 : 0
  return asker === 'barber' && (audience === 'barber' || audience === 'barberAlone') ? 0.05 : 0
}
