// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { resolveValue, toast, useToasterStore } from 'react-hot-toast/headless'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createQueryClient } from '#ui/http/query-client.ts'

import { plansTexts } from '../../plans.it.ts'
import SubscriptionPage from '../subscription.page.tsx'

const business = {
  _id: '01a2b3c4-0000-7000-8000-000000000002',
  name: 'BUSINESS',
  displayName: 'Business',
  price: 49,
  billingPeriod: 'monthly',
  icon: 'building-store',
}
const paid = {
  _id: '01a2b3c4-0000-7000-8000-000000000001',
  status: 'active',
  plan: business,
  startDate: '2026-11-14T10:00:00.000Z',
  endDate: '2026-12-14T10:00:00.000Z',
  nextBillingDate: '2026-12-14T10:00:00.000Z',
  currentPeriodStart: '2026-11-14T10:00:00.000Z',
  currentPeriodEnd: '2026-12-14T10:00:00.000Z',
  cancelAtPeriodEnd: false,
  chosenPlan: null,
  nextPlan: null,
}
const unpaid = { ...paid, status: 'pending_payment', plan: business, chosenPlan: business, endDate: null }
const told = (data: object, message: string = plansTexts.paid) => ({
  status: 200,
  body: { success: true, message, data },
})

const confirm = vi.fn<() => { status: number; body: object }>()
/** Every other call, by its path. */
const asked = vi.fn<(path: string) => void>()
let root: Root
let page: HTMLElement
let shown: string[]
/** Each test an hour later: the same words within a second would be the same toast. */
let now = Date.parse('2026-11-14T10:00:00Z')

beforeEach(() => {
  now += 3_600_000
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/subscription-payments/confirm')) {
      const { status, body } = confirm()
      return new Response(JSON.stringify(body), { status })
    }
    asked(path)
    return new Response('{}', { status: 404 })
  })
  confirm.mockReset()
  asked.mockReset()
  shown = []
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  toast.remove()
  page.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** All that was ever said in a toast. */
function Toasts() {
  const { toasts } = useToasterStore()
  for (const { id, message } of toasts) {
    const text = `${id} ${String(resolveValue(message, toasts[0] ?? { id }))}`
    if (!shown.includes(text)) shown.push(text)
  }
  return null
}
const said = (sentence: string) => shown.filter((text) => text.endsWith(sentence)).length

async function comeBack() {
  const router = createMemoryRouter(
    [
      { path: '/subscription', element: createElement(SubscriptionPage) },
      { path: '*', element: null },
    ],
    { initialEntries: ['/subscription?payment_intent=pi_1'] },
  )
  const routes = createElement(RouterProvider, { router })
  const client = createQueryClient()
  const queries = createElement(QueryClientProvider, { client }, routes, createElement(Toasts))
  await act(async () => root.render(createElement(MantineProvider, null, queries)))
  return router
}

const wait = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    // The schemas come by themselves, in real time.
    await new Promise((resolve) => setImmediate(resolve))
  })
async function eventually(isSo: () => boolean, step = 10): Promise<void> {
  const end = performance.now() + 10_000
  while (!isSo() && performance.now() < end) await wait(step)
  expect(isSo()).toBe(true)
}
const heading = () => page.querySelector('h1')?.textContent

it('tells at once that it is paid, and two seconds later that the plan runs', async () => {
  confirm.mockReturnValue(told(paid))
  await comeBack()
  await eventually(() => heading() === 'Pagamento Completato!')
  expect(page.textContent).toContain('Il piano Business è attivo e pagato fino al 14 dic 2026.')
  expect(page.querySelector('a[href="/admin"]')?.textContent).toBe('Accedi alla Dashboard')
  expect([said(plansTexts.paid), said(plansTexts.activated)]).toEqual([1, 0])
  await wait(1900)
  expect(said(plansTexts.activated)).toBe(0)
  await wait(200)
  expect([said(plansTexts.paid), said(plansTexts.activated)]).toEqual([1, 1])
})

it('opens the panel at once for whoever goes on at once', async () => {
  confirm.mockReturnValue(told(paid))
  const router = await comeBack()
  await eventually(() => heading() === 'Pagamento Completato!')
  await act(async () => router.navigate('/admin'))
  expect(said(plansTexts.activated)).toBe(1)
  await wait(5000)
  expect(said(plansTexts.activated)).toBe(1)
})

it.each([
  ['the plan does not run yet', told(unpaid)],
  // It ran before: its status says nothing of this payment.
  ['a renewal is on its way', told(paid, plansTexts.processing)],
])('asks every two seconds while %s, and ends calmly', async (_, answer) => {
  confirm.mockReturnValue(answer)
  await comeBack()
  await eventually(() => confirm.mock.calls.length === 1)
  expect(heading()).toBe('Controlliamo il pagamento')
  await eventually(() => heading() === 'Pagamento in elaborazione', 2000)
  expect(confirm).toHaveBeenCalledTimes(15)
  await wait(10_000)
  expect(confirm).toHaveBeenCalledTimes(15)

  confirm.mockReturnValue(told(paid))
  await act(async () => page.querySelector('button')?.click())
  await eventually(() => heading() === 'Pagamento Completato!')
})

it.each([
  [402, {}, 'Pagamento non riuscito'],
  [409, { code: 'PAYMENT_CLOSED' }, 'Pagamento non riuscito'],
  [404, {}, 'Qui non troviamo nessun pagamento'],
  [503, {}, 'Controlliamo il pagamento'],
])('says what came of it: %i %o', async (status, body, title) => {
  confirm.mockReturnValue({ status, body: { message: 'No', ...body } })
  await comeBack()
  await eventually(() => heading() === title && page.querySelector('button') !== null)
  expect([said(plansTexts.paid), said(plansTexts.activated)]).toEqual([0, 0])
})
