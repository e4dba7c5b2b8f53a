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

it('counts while the form is open, goes on after a reload, and waits while it is closed', () => {
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

it('takes no notice of a clock that somebody sets', () => {
  const time = createTimeOpen('form')
  time.start()
  vi.setSystemTime(new Date('2001-01-01'))
  vi.advanceTimersByTime(3_000)
  expect(time.seconds()).toBe(3)
})

it('begins anew when it is cleared, and whatever lies in the storage', () => {
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

it('works in a browser that lets pages store nothing', () => {
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
