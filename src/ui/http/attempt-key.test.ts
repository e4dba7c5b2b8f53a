// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'

import { InvalidAnswerError } from './answer.ts'
import { createAttemptKey, isRefusal, isUnanswered } from './attempt-key.ts'
import { ConnectionError, HttpError, UnsentError } from './http-client.ts'

const counted = () => {
  let count = 0
  return createAttemptKey({ newKey: () => `key-${(count += 1)}` })
}

it('repeats the key for the same content', () => {
  const attempt = counted()
  expect(attempt.keyFor({ time: '15:30' })).toBe('key-1')
  expect(attempt.keyFor({ time: '15:30' })).toBe('key-1')
})

it('uses a new key when the content changes, also back', () => {
  const attempt = counted()
  expect(attempt.keyFor({ time: '15:30' })).toBe('key-1')
  expect(attempt.keyFor({ time: '15:45' })).toBe('key-2')
  expect(attempt.keyFor({ time: '15:30' })).toBe('key-3')
})

it('uses a new key for the same content after the attempt finished', () => {
  const attempt = counted()
  expect(attempt.keyFor({ time: '15:30' })).toBe('key-1')
  attempt.finish()
  expect(attempt.keyFor({ time: '15:30' })).toBe('key-2')
})

it('creates unique keys', () => {
  expect(createAttemptKey().keyFor(1)).not.toBe(createAttemptKey().keyFor(1))
})

const stored = () => createAttemptKey({ storedAs: 'attempt' })

it('keeps the key over a reload for the same content only', () => {
  sessionStorage.clear()
  const key = stored().keyFor({ time: '15:30' })
  expect(stored().keyFor({ time: '15:30' })).toBe(key)
  expect(stored().unanswered()).toEqual({ time: '15:30' })
  expect(stored().keyFor({ time: '15:45' })).not.toBe(key)
})

it('forgets a stored key once it is answered', () => {
  const key = stored().keyFor({ time: '15:30' })
  stored().finish()
  expect(stored().unanswered()).toBeNull()
  expect(stored().keyFor({ time: '15:30' })).not.toBe(key)
})

it('is answered by a refusal but keeps the key', () => {
  const key = stored().keyFor({ time: '15:30' })
  stored().fail(new HttpError(409, {}))
  expect(stored().unanswered()).toBeNull()
  expect(stored().keyFor({ time: '15:30' })).toBe(key)
})

it.each([
  [new HttpError(409, {}), true],
  [new HttpError(400, {}), true],
  [new HttpError(429, {}), false],
  [new HttpError(401, {}), false],
  [new HttpError(503, {}), false],
  [new ConnectionError(null), false],
])('treats as a refusal: %o', (error, isOne) => {
  expect(isRefusal(error)).toBe(isOne)
})

it('keeps the attempt before a call that was not sent', () => {
  const attempt = createAttemptKey()
  const key = attempt.keyFor({ time: '15:30' })
  attempt.fail(new ConnectionError(null))
  attempt.keyFor({ time: '15:45' })
  attempt.fail(new UnsentError())
  expect(attempt.unanswered()).toEqual({ time: '15:30' })
  expect(attempt.keyFor({ time: '15:30' })).toBe(key)
})

it.each([
  [new ConnectionError(null), true],
  [new InvalidAnswerError(null), true],
  [new HttpError(504, {}), true],
  [new HttpError(502, { code: 'PAYMENT_FAILED' }), false],
  [new HttpError(500, {}), false],
  [new HttpError(409, {}), false],
  [new UnsentError(), false],
])('treats as unanswered: %o', (error, isUnknown) => {
  expect(isUnanswered(error)).toBe(isUnknown)
})

it('keeps the key for the page when storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  const key = createAttemptKey({ storedAs: 'blocked' }).keyFor(1)
  expect(createAttemptKey({ storedAs: 'blocked' }).keyFor(1)).toBe(key)
  vi.restoreAllMocks()
})
