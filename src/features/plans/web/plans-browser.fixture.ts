import { act, createElement } from 'react'
import { toast, useToasterStore } from 'react-hot-toast/headless'
import { afterEach, beforeEach, vi } from 'vitest'

import { eventually, givenPage, passTime } from '#tests/support/given-page.ts'
import { attachToasts } from '#ui/feedback/toasts.ts'

import type { Plan, Subscription, UsageStats } from '../plans.contract.ts'
import { usageOf } from '../usage.rules.ts'
import SubscriptionPage from './subscription.page.tsx'
import UsagePage from './usage.page.tsx'

export const business: Plan = {
  _id: '01a2b3c4-0000-7000-8000-000000000002',
  name: 'BUSINESS',
  displayName: 'Business',
  price: 49,
  billingPeriod: 'monthly',
  icon: 'building-store',
  sortOrder: 2,
  isRecommended: true,
  features: [
    { name: '600 appuntamenti al mese', included: true },
    { name: 'Assistenza prioritaria', included: false },
  ],
  limits: { appointments: 600, emails: 1500, sms: 300, barbers: 5 },
}
export const starter: Plan = {
  ...business,
  _id: '01a2b3c4-0000-7000-8000-000000000003',
  name: 'STARTER',
  displayName: 'Starter',
  price: 29,
  sortOrder: 1,
  isRecommended: false,
}

export const running: Subscription = {
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
export const unpaid: Subscription = {
  ...running,
  status: 'pending_payment',
  chosenPlan: business,
  startDate: null,
  endDate: null,
  nextBillingDate: null,
  currentPeriodStart: null,
  currentPeriodEnd: null,
}

export const stats: UsageStats = {
  plan: business,
  subscription: running,
  usage: {
    appointments: usageOf(462, 600),
    emails: usageOf(918, 1500),
    sms: usageOf(276, 300),
    barbers: usageOf(5, 5),
  },
  alerts: [
    { type: 'error', resource: 'barbers', message: 'Limite barbieri raggiunto (100%)' },
    { type: 'warning', resource: 'sms', message: 'Utilizzo SMS elevato (92%)' },
  ],
  availableUpgrades: [],
  recommendedUpgrade: null,
  billingPeriod: { start: '2026-11-14T10:00:00.000Z', end: '2026-12-14T10:00:00.000Z', status: 'active' },
  resetDate: '2026-12-01T00:00:00.000Z',
}

type Answer = { status?: number; body: object }

export const data = (value: object | null): Answer => ({ body: { success: true, data: value } })
export const refused = (status: number, body: object = {}): Answer => ({ status, body })

export function plansBrowser() {
  const answers = new Map<string, () => Answer | Promise<Answer>>()
  const sent: { call: string; body: unknown }[] = []
  const shown = new Set<string>()
  const { page, open } = givenPage()
  /** Moves one hour per test: the same text within a second would reuse the toast. */
  let now = Date.parse('2026-11-14T10:00:00Z')

  beforeEach(() => {
    attachToasts(toast)
    sessionStorage.clear()
    now += 3_600_000
    vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
      const call = `${method} ${url.replace(/^\/api/, '')}`
      sent.push({ call, body: typeof body === 'string' ? JSON.parse(body) : undefined })
      const answer = (await answers.get(call)?.()) ?? refused(404)
      return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 })
    })
    answers.clear()
    answers.set('GET /subscriptions/plans', () => data([business, starter]))
    answers.set('GET /stripe/config?for=plan', () => ({
      body: { publishableKey: 'pk_test', scriptUrl: 'http://stripe.invalid/stripe.js' },
    }))
    sent.length = 0
    shown.clear()
  })
  afterEach(async () => {
    await act(async () => toast.remove())
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function Toasts() {
    for (const { id, message } of useToasterStore().toasts)
      if (typeof message === 'string') shown.add(`${id} ${message}`)
    return null
  }
  const routes = [
    { path: '/subscription', element: createElement(SubscriptionPage) },
    { path: '/subscription/usage', element: createElement(UsagePage) },
    { path: '*', element: null },
  ]

  return {
    answer: (call: string, answer: Answer) => answers.set(call, () => answer),
    answerWith: (call: string, answer: () => Answer | Promise<Answer>) => answers.set(call, answer),
    sentTo: (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body),
    open: (address: string) => open(routes, address, createElement(Toasts)),
    wait: passTime,
    eventually,
    said: (sentence: string) => [...shown].filter((text) => text.endsWith(sentence)).length,
    heading: () => page.querySelector('h1')?.textContent,
    text: () => page.textContent,
    link: (label: string) =>
      [...page.querySelectorAll('a')].find(({ textContent }) => textContent === label)?.getAttribute('href'),
    button: (label: string) =>
      [...page.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(label)),
    press: async (label: string) => {
      const found = [...page.querySelectorAll('button')].find(({ textContent }) =>
        textContent.startsWith(label),
      )
      await act(async () => found?.click())
    },
    all: (selector: string) => [...page.querySelectorAll(selector)],
  }
}
