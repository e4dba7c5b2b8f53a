import { describe, expect, it } from 'vitest'

import { givenSandbox, paidIntent, refusalOf } from '../given.fixture.ts'

const given = givenSandbox()
const openOf = async (id: string) => (await given.stripe.disputes.list({ payment_intent: id })).data
const eventsOf = async (id: string) =>
  (await given.stripe.events.list({ limit: 100 })).data
    .filter(({ data: { object } }) => 'payment_intent' in object && object.payment_intent === id)
    .map(({ type }) => type)
    .filter((type) => type.startsWith('charge.dispute.'))
    .toReversed()

describe('a dispute', () => {
  it('withdraws the money, can be answered and blocks refunds until won', async () => {
    const { id } = await paidIntent(given.stripe)
    const { disputes } = given.sandbox.control
    const dispute = disputes.open({ paymentIntent: id, reason: 'product_not_received' })
    expect(await openOf(id)).toMatchObject([
      { id: dispute, amount: 4_500, status: 'needs_response', reason: 'product_not_received' },
    ])
    expect(await refusalOf(given.stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      code: 'charge_disputed',
    })
    disputes.answer({ dispute })
    expect(await given.stripe.disputes.retrieve(dispute)).toMatchObject({
      status: 'under_review',
      evidence_details: { submission_count: 1 },
    })
    disputes.close({ dispute, end: 'won' })
    const [won] = await openOf(id)
    expect(won?.balance_transactions.map(({ amount }) => amount)).toEqual([-4_500, 4_500])
    expect(await given.stripe.refunds.create({ payment_intent: id })).toMatchObject({ status: 'succeeded' })
    expect(await eventsOf(id)).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ])
  })

  it('that is lost leaves nothing to refund', async () => {
    const { id } = await paidIntent(given.stripe)
    const { disputes } = given.sandbox.control
    disputes.close({ dispute: disputes.open({ paymentIntent: id }), end: 'lost' })
    expect(await openOf(id)).toMatchObject([{ status: 'lost' }])
    expect((await refusalOf(given.stripe.refunds.create({ payment_intent: id }))).code).toBe(
      'charge_disputed',
    )
  })

  it('starts as an inquiry that withdraws no money', async () => {
    const { id } = await paidIntent(given.stripe, 4_500, 'pm_card_createDisputeInquiry')
    const [inquiry] = await openOf(id)
    expect(inquiry).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] })
    given.sandbox.control.disputes.escalate({ dispute: inquiry?.id ?? '' })
    expect(await openOf(id)).toMatchObject([{ status: 'needs_response' }])
  })

  it('is created by the documented test cards', async () => {
    const { id } = await paidIntent(given.stripe, 4_500, 'pm_card_createDispute')
    expect(await openOf(id)).toMatchObject([{ status: 'needs_response', reason: 'fraudulent' }])
  })
})

it.each([
  ['unauthorized', 'StripeAuthenticationError'],
  ['forbidden', 'StripePermissionError'],
  ['balance_insufficient', 'StripeInvalidRequestError'],
] as const)('a call fails as %s', async (fault, name) => {
  given.sandbox.control.calls.fail({ kind: 'refunds.create', fault })
  expect(await refusalOf(given.stripe.refunds.create({ payment_intent: 'pi_x' }))).toMatchObject({ name })
})
