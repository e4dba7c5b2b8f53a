// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createQueryClient } from '#ui/http/query-client.ts'

import PaymentReturnPage from '../payment-return.page.tsx'

const outcome = {
  _id: 'p-1',
  type: 'appointment',
  status: 'completed',
  amount: 45,
  currency: 'CHF',
  appointment: { _id: 'a-1', token: 'secret', hasAccount: false },
  order: null,
  refundReason: null,
}
const told = (change: Partial<Record<keyof typeof outcome, unknown>>) => ({
  success: true,
  message: 'Pagamento completato con successo!',
  data: { ...outcome, ...change },
})
const gone = { appointment: null, refundReason: 'Il posto non era più disponibile' }

const ask = vi.fn<() => { status: number; body: object }>()
let root: Root
let page: HTMLElement

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => {
    const { status, body } = ask()
    return new Response(JSON.stringify(body), { status })
  })
  ask.mockReset()
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function comeBack(address = '/pagamento?da=prenotazione&payment_intent=pi_1') {
  const router = createMemoryRouter(
    [
      { path: '/pagamento', element: createElement(PaymentReturnPage) },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  )
  const shown = createElement(RouterProvider, { router })
  const client = createQueryClient()
  await act(async () =>
    root.render(createElement(MantineProvider, null, createElement(QueryClientProvider, { client }, shown))),
  )
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
const wayOn = () => page.querySelector('a')?.getAttribute('href')

it.each([
  [402, {}, 'Pagamento non riuscito', '/guest-booking?passo=pagamento'],
  [404, {}, 'Qui non troviamo nessun pagamento', '/'],
  [200, told(gone), 'L’importo ti viene rimborsato', '/guest-booking'],
])('says what came of it: %i %o', async (status, body, title, address) => {
  ask.mockReturnValue({ status, body })
  await comeBack()
  await eventually(() => heading() === title)
  expect(wayOn()).toBe(address)
})

it('leads a guest to the confirmation', async () => {
  ask.mockReturnValue({ status: 200, body: told({}) })
  const router = await comeBack()
  await eventually(() => router.state.location.pathname === '/booking-confirmation')
  expect(router.state.location.search).toBe('?id=a-1&token=secret')
})

it('asks every two seconds while Stripe has not decided, and ends calmly', async () => {
  ask.mockReturnValue({ status: 200, body: told({ status: 'processing', appointment: null }) })
  await comeBack()
  await eventually(() => ask.mock.calls.length === 1)
  expect(heading()).toBe('Controlliamo il pagamento')
  await eventually(() => heading() === 'Pagamento in elaborazione', 2000)
  expect(ask).toHaveBeenCalledTimes(15)
  await wait(10_000)
  expect(ask).toHaveBeenCalledTimes(15)

  ask.mockReturnValue({ status: 402, body: {} })
  await act(async () => page.querySelector('button')?.click())
  await eventually(() => heading() === 'Pagamento non riuscito')
})

it('asks nothing without a payment in the address', async () => {
  await comeBack('/pagamento')
  expect(heading()).toBe('Qui non troviamo nessun pagamento')
  expect(ask).not.toHaveBeenCalled()
})
