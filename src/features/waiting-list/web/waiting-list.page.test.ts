// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { eventually, givenPage, passTime } from '#tests/support/given-page.ts'

import { useShortMessage } from './list/use-short-message.ts'
import WaitingListPage from './waiting-list.page.tsx'

const { page, open, draw } = givenPage()
const text = () => page.textContent

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const request = {
  _id: '01a2b3c4-0000-7000-8000-000000000001',
  service: 'Taglio',
  status: 'pending',
  preferredBarber: null,
  preferredDays: ['monday'],
  preferredTimeSlots: [],
  notes: '',
  requestDate: '2026-11-20T10:00:00.000Z',
  expiryDate: '2026-12-20T10:00:00.000Z',
  offer: null,
}

it('shows an unknown status as Scaduta with the rest of the list (WAIT-09)', async () => {
  const strange = {
    ...request,
    _id: '01a2b3c4-0000-7000-8000-000000000002',
    status: 'paused',
    preferredDays: ['sunday'],
    requestDate: 'ieri',
  }
  vi.stubGlobal('fetch', async () => Response.json([request, strange]))
  await open([{ path: '/waiting-list', element: createElement(WaitingListPage) }], '/waiting-list')
  await eventually(() => text().includes('Scaduta'))
  expect(text()).toContain('In attesa')
  expect(text()).toContain('Lunedì')
  expect(text()).toContain('Data non valida')
})

it('closes the form two seconds after sending despite other messages (WAIT-12)', async () => {
  const closed: string[] = []
  let show: ReturnType<typeof useShortMessage>['show'] = () => undefined
  function Messages() {
    const messages = useShortMessage()
    show = messages.show
    return messages.message
  }
  await draw(createElement(Messages))
  show('Aggiunta', () => closed.push('form'))
  await passTime(1_000)
  show('Rimossa')
  await passTime(999)
  expect([text(), closed]).toEqual(['Rimossa', []])
  await passTime(1)
  expect([text(), closed]).toEqual(['Rimossa', ['form']])
  await passTime(1_000)
  expect(text()).toBe('')
})
