// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

import { createSessionDraft, hasFields } from './session-draft.ts'

const isDraft = (value: unknown): value is { name: string } =>
  hasFields(value, ['name'], (name) => typeof name === 'string')
const empty = { name: '' }
const draft = () => createSessionDraft('draft', isDraft, empty)

beforeEach(() => sessionStorage.clear())

it('reads the input from before a reload', () => {
  draft().write({ name: 'Giulia' })
  expect(draft().read()).toEqual({ name: 'Giulia' })
})

it('updates the stored values', () => {
  const written = draft()
  written.write({ name: 'Giulia' })
  written.update(({ name }) => ({ name: `${name} Pedrazzini` }))
  expect(draft().read()).toEqual({ name: 'Giulia Pedrazzini' })
})

it('is empty once cleared', () => {
  const written = draft()
  written.write({ name: 'Giulia' })
  written.clear()
  expect(draft().read()).toEqual(empty)
})

it.each(['{', '{"name": 3}', 'null', '[]'])('reads corrupt storage as empty: %s', (text) => {
  sessionStorage.setItem('draft', text)
  expect(draft().read()).toEqual(empty)
})

it('keeps values for the page when storage is blocked', () => {
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  const written = draft()
  written.write({ name: 'Giulia' })
  expect(written.read()).toEqual({ name: 'Giulia' })
  vi.restoreAllMocks()
})
