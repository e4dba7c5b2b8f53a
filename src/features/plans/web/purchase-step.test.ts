import { expect, it } from 'vitest'

import { type PurchaseStep, stepOf, withStep } from './purchase-step.ts'

const query = (text: string) => new URLSearchParams(text)

it.each([
  ['', { kind: 'choosing', highlighted: null }],
  ['plan=BUSINESS', { kind: 'choosing', highlighted: 'BUSINESS' }],
  ['paga=BUSINESS', { kind: 'paying', planName: 'BUSINESS' }],
  ['paga=', { kind: 'choosing', highlighted: null }],
  ['paga=BUSINESS&payment_intent=pi_1', { kind: 'paid', intentId: 'pi_1' }],
] as [string, PurchaseStep][])('reads the step from the query: %s', (text, step) => {
  expect(stepOf(query(text))).toEqual(step)
})

it('changes only the step and drops the parameters of Stripe', () => {
  const returned = query(
    'tab=plans&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=failed',
  )
  expect(withStep(returned, { kind: 'paying', planName: 'STARTER' }).toString()).toBe(
    'tab=plans&paga=STARTER',
  )
  expect(withStep(query('tab=plans&paga=STARTER'), { kind: 'choosing', highlighted: null }).toString()).toBe(
    'tab=plans',
  )
})
