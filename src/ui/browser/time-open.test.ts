// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createTimeOpen } from './time-open.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['performance', 'Date'] })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const reload = () => window.dispatchEvent(new Event('pagehide'))

it('counts while the form is open, over a reload, and pauses while it is closed', () => {
  const first = createTimeOpen('form')
  const stop = first.start()
  vi.advanceTimersByTime(4_000)
  expect(first.seconds()).toBe(4)
  stop()
  vi.advanceTimersByTime(60_000)
  const stopAgain = first.start()
  vi.advanceTimersByTime(1_000)
  reload()
  const second = createTimeOpen('form')
  second.start()
  vi.advanceTimersByTime(2_000)
  expect(second.seconds()).toBe(7)
  stopAgain()
})

it('ignores changes of the system clock', () => {
  const time = createTimeOpen('form')
  time.start()
  vi.setSystemTime(new Date('2001-01-01'))
  vi.advanceTimersByTime(3_000)
  expect(time.seconds()).toBe(3)
})

it('starts over when cleared or when the storage is invalid', () => {
  for (const nonsense of ['tanto', '-5', 'Infinity', 'NaN', '']) {
    sessionStorage.setItem('form', nonsense)
    const time = createTimeOpen('form')
    time.start()
    vi.advanceTimersByTime(2_000)
    expect(time.seconds()).toBe(2)
    time.clear()
    vi.advanceTimersByTime(1_000)
    expect(time.seconds()).toBe(1)
  }
})

it('works with blocked storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const time = createTimeOpen('form')
  const stop = time.start()
  vi.advanceTimersByTime(5_000)
  stop()
  expect(time.seconds()).toBe(5)
})
