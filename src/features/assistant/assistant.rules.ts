/** Hours for which a conversation is kept, from its beginning. */
export const chatHours = 24
/** Characters of one message. */
export const longestMessage = 1000
/** Messages of one conversation that are kept, the last ones. */
export const mostMessages = 200

/** CHAT-10, CHAT-09: entries that are listed and found where nobody says how many, and at most. */
export const listedFaqs = 10
export const foundFaqs = 5
export const mostFaqs = 100
/** CHAT-04: entries that the window loads, and those it shows before 'Mostra altre'. */
export const loadedFaqs = 6
export const shownFaqs = 4
/** CHAT-11. */
export const contextSuggestions = 3

export const messageTypes = ['text', 'faq', 'slots', 'appointment', 'greeting', 'unknown'] as const

/** What of a message may not be: empty is what shows nothing. */
export function messageFault(text: string): 'empty' | 'tooLong' | null {
  if (visibleText(text) === '') return 'empty'
  return text.length > longestMessage ? 'tooLong' : null
}

/** As it is kept and shown: line breaks stay, other controls and marks that turn the direction of writing go. */
export function visibleText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(invisible, ' ').trim()
}

const invisible =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu

/** How often people found an answer useful. */
export type Score = { helpful: number; unhelpful: number }

/** From 0 to 1; null before anybody has voted. */
export function successRate({ helpful, unhelpful }: Score): number | null {
  const votes = helpful + unhelpful
  return votes === 0 ? null : Math.round((helpful / votes) * 100) / 100
}

/** Votes before they count against an answer. */
const enoughVotes = 5

/** Whether most of those who read it were not helped: it is offered after the others. */
export function isPoor({ helpful, unhelpful }: Score): boolean {
  return helpful + unhelpful >= enoughVotes && helpful < unhelpful
}
