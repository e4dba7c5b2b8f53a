import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { processorTime } from '#tests/support/processor-time.ts'

import { faqs } from '../../faqs.ts'
import { intents } from '../../intents.rules.ts'
import { demoContext, questionLists, questionsOf, scoreOf } from './questions.fixture.ts'
import { understand } from './understand.ts'

const document = readFileSync(join(import.meta.dirname, '../../../../../docs/assistant.md'), 'utf8')
const known = new Set<string>([...faqs.map(({ id }) => id), ...intents, 'non-so'])

describe.each(questionLists)('of the questions in %s', (list) => {
  const { total, missed } = scoreOf(list)

  it('at least nine of ten are understood', () => {
    expect((total - missed.length) / total).toBeGreaterThanOrEqual(0.9)
  })

  it('the document states the score and lists each missed question', () => {
    expect(document).toContain(`${total - missed.length} of ${total}`)
    expect(missed.filter((line) => !document.includes(`\n${line}\n`))).toEqual([])
  })

  it('each expects existing entries, without duplicates', () => {
    const questions = questionsOf(list)
    expect(questions.flatMap(({ expected }) => expected).filter((id) => !known.has(id))).toEqual([])
    expect(new Set(questions.map(({ asker, text }) => `${asker} ${text}`)).size).toBe(questions.length)
  })
})

it('there are at least 210 questions, a third of them held out and not in the tuning set', () => {
  const [tuning, heldOut] = [questionsOf('tuning'), questionsOf('held-out')]
  expect(tuning.length + heldOut.length).toBeGreaterThanOrEqual(210)
  expect(heldOut.length / (tuning.length + heldOut.length)).toBeCloseTo(1 / 3, 1)
  const texts = new Set(tuning.map(({ text }) => text))
  expect(heldOut.filter(({ text }) => texts.has(text))).toEqual([])
})

it('extreme messages take less than 100 ms each', async () => {
  const texts = [
    'appuntamentissimamente '.repeat(43),
    'a'.repeat(1000),
    '1 '.repeat(500),
    '{'.repeat(1000),
    'tra una '.repeat(125),
    '🦄'.repeat(500),
  ]
  const time = await processorTime(async () => {
    for (const text of texts) understand(text, 'admin', demoContext)
  })
  expect(time / texts.length).toBeLessThan(100)
})
