// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { givenPage } from '#tests/support/given-page.ts'

import Toaster from './toaster.tsx'
import { toastLimit, toasts } from './toasts.ts'

const { draw } = givenPage()

beforeEach(async () => {
  vi.useFakeTimers()
  toast.removeAll()
  await draw(createElement(Toaster))
})

afterEach(async () => {
  await act(async () => toast.removeAll())
  vi.useRealTimers()
})

const shown = () =>
  [...document.querySelectorAll('[role="status"], [role="alert"]')].map((it) => it.textContent)
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
const say = (speak: () => unknown) => act(async () => void speak())

test.each([
  ['success', 2000],
  ['error', 4000],
  ['blank', 4000],
] as const)('a %s toast stays for %i milliseconds', async (kind, duration) => {
  await say(() => toasts[kind](`Prova ${kind}`))
  await pass(duration - 100)
  expect(shown()).toEqual([`Prova ${kind}`])
  await pass(200)
  expect(shown()).toEqual([])
})

test('a loading toast stays until it is dismissed', async () => {
  let id = ''
  await say(() => (id = toasts.loading('Invio in corso...')))
  await pass(600_000)
  expect(shown()).toEqual(['Invio in corso...'])
  await say(() => toasts.dismiss(id))
  expect(shown()).toEqual([])
})

test('a toast accepts another duration', async () => {
  await say(() => toasts.success('Ordine inviato', { duration: 5000 }))
  await pass(4900)
  expect(shown()).toEqual(['Ordine inviato'])
})

test('errors are alerts, other toasts have the role status', async () => {
  await say(() => toasts.error('Errore di connessione'))
  await say(() => toasts.success('Fatto'))
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Errore di connessione')
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Fatto')
})

test('the same text within a second is one toast, later another one', async () => {
  await say(() => toasts.error('Non riuscito'))
  await pass(900)
  await say(() => toasts.error('Non riuscito'))
  expect(shown()).toHaveLength(1)
  await pass(200)
  await say(() => toasts.error('Non riuscito'))
  expect(shown()).toHaveLength(2)
})

test('at most twenty toasts are kept, the newest first', async () => {
  await say(() => {
    for (let i = 1; i <= toastLimit + 5; i++) toasts.blank(`Messaggio ${i}`)
  })
  expect(shown()).toHaveLength(20)
  expect(shown()[0]).toBe('Messaggio 25')
})

test('hovering over the toasts stops their timers', async () => {
  await say(() => toasts.success('Salvato'))
  const region = document.querySelector('section')
  await say(() => region?.dispatchEvent(new MouseEvent('mouseenter')))
  await pass(10_000)
  expect(shown()).toEqual(['Salvato'])
  await say(() => region?.dispatchEvent(new MouseEvent('mouseleave')))
  await pass(2100)
  expect(shown()).toEqual([])
})

test('a toast can be closed by its button', async () => {
  await say(() => toasts.error('Non riuscito ancora'))
  await say(() => document.querySelector('button')?.click())
  expect(shown()).toEqual([])
})
