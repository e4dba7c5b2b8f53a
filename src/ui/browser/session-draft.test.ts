// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

import { createSessionDraft, hasFields } from './session-draft.ts'

const isDraft = (value: unknown): value is { name: string } =>
  hasFields(value, ['name'], (name) => typeof name === 'string')
const empty = { name: '' }
const draft = () => createSessionDraft('draft', isDraft, empty)

beforeEach(() => sessionStorage.clear())

it('finds after a reload what was entered before', () => {
  draft().write({ name: 'Giulia' })
  expect(draft().read()).toEqual({ name: 'Giulia' })
})

it('changes what is there', () => {
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

it.each(['{', '{"name": 3}', 'null', '[]'])('takes corrupt storage for empty: %s', (text) => {
  sessionStorage.setItem('draft', text)
  expect(draft().read()).toEqual(empty)
})

it('lives with the page when storage is blocked', () => {
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  const written = draft()
  written.write({ name: 'Giulia' })
  expect(written.read()).toEqual({ name: 'Giulia' })
  vi.restoreAllMocks()
})
