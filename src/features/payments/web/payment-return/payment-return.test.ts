// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { eventually, givenPage } from '#tests/support/given-page.ts'

import PaymentReturnPage from '../payment-return.page.tsx'
import { expectCalmEnd } from '../poll-until-decided.fixture.ts'

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
const { page, open } = givenPage()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('fetch', async () => {
    const { status, body } = ask()
    return new Response(JSON.stringify(body), { status })
  })
  ask.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const routes = [
  { path: '/pagamento', element: createElement(PaymentReturnPage) },
  { path: '*', element: null },
]
const comeBack = (address = '/pagamento?da=prenotazione&payment_intent=pi_1') => open(routes, address)
const heading = () => page.querySelector('h1')?.textContent
const wayOn = () => page.querySelector('a')?.getAttribute('href')

it.each([
  [402, {}, 'Pagamento non riuscito', '/guest-booking?passo=pagamento'],
  [404, {}, 'Qui non troviamo nessun pagamento', '/'],
  [200, told(gone), 'L’importo ti viene rimborsato', '/guest-booking'],
])('shows the outcome: %i %o', async (status, body, title, address) => {
  ask.mockReturnValue({ status, body })
  await comeBack()
  await eventually(() => heading() === title)
  expect(wayOn()).toBe(address)
})

it('redirects a guest to the confirmation', async () => {
  ask.mockReturnValue({ status: 200, body: told({}) })
  const router = await comeBack()
  await eventually(() => router.state.location.pathname === '/booking-confirmation')
  expect(router.state.location.search).toBe('?id=a-1&token=secret')
})

it('checks every two seconds while the payment is processing, then offers a retry', async () => {
  ask.mockReturnValue({ status: 200, body: told({ status: 'processing', appointment: null }) })
  await comeBack()
  await expectCalmEnd(heading, ask)

  ask.mockReturnValue({ status: 402, body: {} })
  await act(async () => page.querySelector('button')?.click())
  await eventually(() => heading() === 'Pagamento non riuscito')
})

it('makes no call without a payment in the address', async () => {
  await comeBack('/pagamento')
  expect(heading()).toBe('Qui non troviamo nessun pagamento')
  expect(ask).not.toHaveBeenCalled()
})
