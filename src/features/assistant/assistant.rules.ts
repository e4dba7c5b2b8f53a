export const chatHours = 24
export const maxMessageLength = 1000
export const maxMessages = 200

/** CHAT-10, CHAT-09: default and maximum number of entries listed or found. */
export const listedFaqs = 10
export const foundFaqs = 5
export const maxFaqs = 100
/** CHAT-04: entries that the window loads, and those shown before 'Mostra altre'. */
export const loadedFaqs = 6
export const shownFaqs = 4
/** CHAT-11. */
export const contextSuggestions = 3

export const messageTypes = ['text', 'faq', 'slots', 'appointment', 'greeting', 'unknown'] as const

export function messageFault(text: string): 'empty' | 'tooLong' | null {
  if (visibleText(text) === '') return 'empty'
  return text.length > maxMessageLength ? 'tooLong' : null
}

/** Keeps line breaks and removes other control characters and bidirectional marks. */
export function visibleText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(invisible, ' ').trim()
}

const invisible =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu

export type Score = { helpful: number; unhelpful: number }

export function successRate({ helpful, unhelpful }: Score): number | null {
  const votes = helpful + unhelpful
  return votes === 0 ? null : Math.round((helpful / votes) * 100) / 100
}

const enoughVotes = 5

export function isPoor({ helpful, unhelpful }: Score): boolean {
  return helpful + unhelpful >= enoughVotes && helpful < unhelpful
}
