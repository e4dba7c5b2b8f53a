// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'

import { expectCalmEnd } from '#features/payments/web/poll-until-decided.fixture.ts'

import { plansTexts } from '../plans.it.ts'
import { plansBrowser, refused, running, unpaid } from './plans-browser.fixture.ts'

const { answerWith, open, wait, eventually, said, heading, text, link, button, press } = plansBrowser()

const paid = (
  data: object,
  message: string = plansTexts.paid,
  payment: object = { isPaid: message === plansTexts.paid, refundReason: null },
) => ({ body: { success: true, message, data, payment } })

async function comeBack(answer: ReturnType<typeof refused>) {
  const confirm = vi.fn<() => typeof answer>(() => answer)
  answerWith('POST /subscription-payments/confirm', confirm)
  const router = await open(
    '/subscription?payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=x',
  )
  return { confirm, router }
}

it('shows the payment at once and the activation notice two seconds later', async () => {
  await comeBack(paid(running))
  await eventually(() => heading() === 'Pagamento Completato!')
  expect(text()).toContain('Il piano Business è attivo e pagato fino al 14 dic 2026.')
  expect(link('Accedi alla Dashboard')).toBe('/admin')
  expect([said(plansTexts.paid), said(plansTexts.activated)]).toEqual([1, 0])
  await wait(1900)
  expect(said(plansTexts.activated)).toBe(0)
  await wait(200)
  expect([said(plansTexts.paid), said(plansTexts.activated)]).toEqual([1, 1])
})

it('shows the activation notice at once when leaving the page', async () => {
  const { router } = await comeBack(paid(running))
  await eventually(() => heading() === 'Pagamento Completato!')
  await act(async () => router.navigate('/admin'))
  expect(said(plansTexts.activated)).toBe(1)
  await wait(5000)
  expect(said(plansTexts.activated)).toBe(1)
})

it('shows no notice again when returning to the page', async () => {
  const { router } = await comeBack(paid(running))
  await eventually(() => heading() === 'Pagamento Completato!')
  await wait(2100)
  expect([said(plansTexts.paid), said(plansTexts.activated)]).toEqual([1, 1])
  await act(async () => router.navigate('/admin'))
  await act(async () => router.navigate(-1))
  await eventually(() => heading() === 'Pagamento Completato!')
  await wait(2100)
  expect([said(plansTexts.paid), said(plansTexts.activated)]).toEqual([1, 1])
})

it('shows that the payment is refunded', async () => {
  const refundReason = 'Il piano non è più disponibile'
  await comeBack(paid(running, `${refundReason}. Ti viene rimborsato.`, { isPaid: true, refundReason }))
  await eventually(() => text().includes(`${refundReason}. Ti viene rimborsato.`))
  expect(said(plansTexts.activated)).toBe(0)
})

it('shows the plan that starts later', async () => {
  const nextPlan = { ...unpaid.chosenPlan, displayName: 'Starter', startsAt: '2026-12-14T10:00:00.000Z' }
  await comeBack(paid({ ...running, endDate: '2027-01-14T10:00:00.000Z', nextPlan }))
  await eventually(() => heading() === 'Pagamento Completato!')
  expect(text()).toContain('Il piano Business è attivo e pagato fino al 14 dic 2026.')
  expect(text()).toContain('Il piano Starter è pagato e comincia il 14 dic 2026.')
})

it.each([
  ['the plan does not run yet', paid(unpaid, plansTexts.processing)],
  ['a renewal is on its way', paid(running, plansTexts.processing)],
])('checks every two seconds while %s, then offers a retry', async (_, answer) => {
  const { confirm } = await comeBack(answer)
  await expectCalmEnd(heading, confirm)

  confirm.mockReturnValue(paid(running))
  await press('Controlla di nuovo')
  await eventually(() => heading() === 'Pagamento Completato!')
})

it.each([
  [402, {}, 'Pagamento non riuscito', 'Torna ai piani'],
  [409, { code: 'PAYMENT_CLOSED' }, 'Pagamento non riuscito', 'Torna ai piani'],
  [404, {}, 'Qui non troviamo nessun pagamento', 'Torna ai piani'],
  [503, {}, 'Controlliamo il pagamento', 'Riprova'],
])('shows the outcome: %i %o', async (status, body, title, wayOn) => {
  await comeBack(refused(status, { message: 'No', ...body }))
  await eventually(() => heading() === title && button(wayOn) !== undefined)
  expect([said(plansTexts.paid), said(plansTexts.activated)]).toEqual([0, 0])
})
