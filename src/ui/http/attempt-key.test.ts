import { expect, it } from 'vitest'

import { createAttemptKey } from './attempt-key.ts'

const counted = () => {
  let count = 0
  return createAttemptKey(() => `key-${(count += 1)}`)
}

it('repeats the key when the same content is sent again', () => {
  const attempt = counted()
  expect(attempt.keyFor({ time: '15:30' })).toBe('key-1')
  expect(attempt.keyFor({ time: '15:30' })).toBe('key-1')
})

it('takes a new key when the content changes, also when it changes back', () => {
  const attempt = counted()
  expect(attempt.keyFor({ time: '15:30' })).toBe('key-1')
  expect(attempt.keyFor({ time: '15:45' })).toBe('key-2')
  expect(attempt.keyFor({ time: '15:30' })).toBe('key-3')
})

it('takes a new key for the same content after the attempt ended', () => {
  const attempt = counted()
  expect(attempt.keyFor({ time: '15:30' })).toBe('key-1')
  attempt.finish()
  expect(attempt.keyFor({ time: '15:30' })).toBe('key-2')
})

it('makes keys that never repeat', () => {
  expect(createAttemptKey().keyFor(1)).not.toBe(createAttemptKey().keyFor(1))
})
