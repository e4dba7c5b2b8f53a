// @vitest-environment happy-dom
import { act, createElement, useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { givenPage } from '#tests/support/given-page.ts'

import { useHighlight } from './use-highlight.ts'

const { draw } = givenPage()
let current: ReturnType<typeof useHighlight>

function Probe() {
  const highlight = useHighlight()
  useEffect(() => {
    current = highlight
  })
  return null
}

beforeEach(async () => {
  vi.useFakeTimers()
  await draw(createElement(Probe))
})
afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))

test('a card is highlighted after 800 ms for 5 seconds', async () => {
  await act(async () => current.highlight('Barba'))
  await pass(799)
  expect(current.highlighted).toBeNull()
  await pass(1)
  expect(current.highlighted).toBe('Barba')
  await pass(4999)
  expect(current.highlighted).toBe('Barba')
  await pass(1)
  expect(current.highlighted).toBeNull()
})

test('another choice starts over for the other card', async () => {
  await act(async () => current.highlight('Barba'))
  await pass(3000)
  await act(async () => current.highlight('Taglio'))
  expect(current.highlighted).toBeNull()
  await pass(800)
  expect(current.highlighted).toBe('Taglio')
  await pass(4000)
  expect(current.highlighted).toBe('Taglio')
})

test('leaving the page clears the timers', async () => {
  await act(async () => current.highlight('Barba'))
  await draw(null)
  expect(vi.getTimerCount()).toBe(0)
})
