import { describe, expect, it } from 'vitest'

import {
  contextSuggestions,
  foundFaqs,
  isPoor,
  listedFaqs,
  loadedFaqs,
  maxMessageLength,
  messageFault,
  maxFaqs,
  shownFaqs,
  successRate,
  visibleText,
} from './assistant.rules.ts'

describe('a message', () => {
  it.each([
    ['', 'empty'],
    ['  \n\t ', 'empty'],
    ['\u200B\u202E\u0007', 'empty'],
    ['a', null],
    ['a'.repeat(maxMessageLength), null],
    ['a'.repeat(maxMessageLength + 1), 'tooLong'],
  ])('%j', (text, fault) => expect(messageFault(text)).toBe(fault))

  it('keeps line breaks and loses invisible characters', () => {
    expect(visibleText(' uno\r\ndue\u0007\u202Etre\u200B ')).toBe('uno\ndue  tre')
  })
})

describe('the success rate of an answer', () => {
  it.each([
    [{ helpful: 0, unhelpful: 0 }, null],
    [{ helpful: 1, unhelpful: 0 }, 1],
    [{ helpful: 1, unhelpful: 2 }, 0.33],
    [{ helpful: 0, unhelpful: 4 }, 0],
  ])('%j', (score, rate) => expect(successRate(score)).toBe(rate))

  it.each([
    [{ helpful: 0, unhelpful: 4 }, false],
    [{ helpful: 2, unhelpful: 3 }, true],
    [{ helpful: 3, unhelpful: 2 }, false],
    [{ helpful: 3, unhelpful: 3 }, false],
  ])('is poor only with enough votes: %j', (score, poor) => expect(isPoor(score)).toBe(poor))
})

it('the limits have the documented values', () => {
  expect([loadedFaqs, shownFaqs, foundFaqs, listedFaqs, maxFaqs, contextSuggestions]).toEqual([
    6, 4, 5, 10, 100, 3,
  ])
})
