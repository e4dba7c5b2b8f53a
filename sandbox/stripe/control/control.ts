import { z } from 'zod'

import type { Account } from '../account.ts'
import type { Call } from '../call.ts'
import type { Engine } from '../engine.ts'
import { decideAttempt, openAttemptOf, returnAddress } from '../payments/attempts.ts'
import { confirmPaymentIntent } from '../payments/confirm-payment-intent.ts'
import { findPaymentIntent, newPaymentIntent } from '../payments/payment-intent.ts'
import { endNextRefunds, findRefund, settleRefund } from '../payments/refunds.ts'
import { keepNextProcessing, settlePayment } from '../payments/take-money.ts'
import { ApiError } from '../wire/api-error.ts'
import { action } from './action.ts'
import { disputeActions } from './dispute-actions.ts'
import { faultKinds } from './faults.ts'
import { webhookActions } from './webhook-actions.ts'

export type Control = ReturnType<typeof createControl>

const count = z.int().positive().default(1)
const decision = z.enum(['approve', 'decline', 'abandon'])
const account = z.string().optional()

/**
 * Lets tests control the sandbox: faults, time, customers and banks. Each action is also served as POST
 * /control/<area>/<action>.
 */
export function createControl(engine: Engine) {
  const { accounts } = engine
  const accountOf = (key: string | undefined): Account => {
    const found = key === undefined ? accounts[0] : accounts.find((own) => isKeyOf(own, key))
    if (!found) throw new Error(`No account has the key ${key}`)
    return found
  }
  const act = <Result>(
    key: string | undefined,
    change: (call: Call) => Result,
    audience: Call['audience'],
  ) => {
    const request = { id: null, idempotency_key: null }
    return engine.act(accountOf(key), { base: engine.ownAddress, audience, request }, change)
  }
  return {
    webhooks: webhookActions(engine, accountOf),
    disputes: disputeActions((key, change) => act(key, change, 'secret'), accountOf),
    calls: {
      fail: action(
        z.object({
          kind: z.string().optional(),
          count,
          fault: z.enum(faultKinds),
          when: z.enum(['before', 'after']).default('before'),
          milliseconds: z.number().default(0),
        }),
        ({ kind, count, ...fault }) => engine.faults.add(fault, count, kind),
      ),
      heal: action(z.object({}).default({}), () => {
        engine.faults.clear()
        engine.deliveries.disturbances.release()
      }),
      received: action(z.object({}).default({}), () => [...engine.received]),
    },
    clock: {
      advance: action(z.object({ milliseconds: z.number() }), ({ milliseconds }) =>
        engine.advance(milliseconds),
      ),
      now: action(z.object({}).default({}), () => engine.now()),
    },
    payments: {
      /** Pays as a customer in the browser. Without a decision, a payment that needs one waits for it. */
      pay: action(
        z.object({
          paymentIntent: z.string(),
          method: z.enum(['card', 'twint']).default('card'),
          cardNumber: z.string().default('4242424242424242'),
          decision: decision.optional(),
          returnUrl: z.string().default('https://shop.example.test/return'),
          account,
        }),
        (input) => act(input.account, (call) => pay(call, input), 'publishable'),
      ),
      adopt: action(
        z.object({
          paymentIntent: z.string(),
          amount: z.int().positive(),
          method: z.enum(['card', 'twint']),
          account,
        }),
        (input) => act(input.account, (call) => adopt(call, input), 'publishable'),
      ),
      list: action(z.object({ account }).default({}), (input) => {
        const { paymentIntents, refunds, disputes } = accountOf(input.account)
        return [...paymentIntents.values()].map(({ id, status, amount_received: received }) => {
          const back = [...refunds.values()].filter(
            (refund) => refund.payment_intent === id && refund.status !== 'failed',
          )
          const lost = [...disputes.values()].filter(
            (dispute) => dispute.payment_intent === id && dispute.status === 'lost',
          )
          const [refunded, taken] = [back, lost].map((list) =>
            list.reduce((sum, { amount }) => sum + amount, 0),
          )
          return { id, status, received, refunded: refunded ?? 0, lost: taken ?? 0 }
        })
      }),
      forget: action(z.object({ account }).default({}), (input) => {
        const own = accountOf(input.account)
        const { paymentIntents, charges, refunds, disputes, attempts, events, savedAnswers } = own
        for (const kept of [paymentIntents, charges, refunds, disputes, attempts, events, savedAnswers])
          kept.clear()
        own.deliveries.length = 0
      }),
      decide: action(z.object({ paymentIntent: z.string(), decision, account }), (input) =>
        act(input.account, (call) => decide(call, input.paymentIntent, input.decision), 'secret'),
      ),
      keepProcessing: action(z.object({ count, account }), (input) =>
        keepNextProcessing(accountOf(input.account), input.count),
      ),
      settle: action(z.object({ paymentIntent: z.string(), isPaid: z.boolean(), account }), (input) =>
        act(
          input.account,
          (call) => settlePayment(call, findPaymentIntent(call, input.paymentIntent), input.isPaid),
          'secret',
        ),
      ),
    },
    refunds: {
      /** `pending` waits for `settle`; `failed` is answered as pending and fails at once. */
      endNext: action(
        z.object({ end: z.enum(['pending', 'succeeded', 'failed']), count, account }),
        ({ end, count, account }) => endNextRefunds(accountOf(account), end, count),
      ),
      settle: action(
        z.object({ refund: z.string(), status: z.enum(['succeeded', 'failed']), account }),
        ({ refund, status, account }) =>
          act(account, (call) => settleRefund(call, findRefund(call, refund), status), 'secret'),
      ),
    },
  }
}

function isKeyOf({ publishableKey, secretKey }: Account, key: string): boolean {
  return key === publishableKey || key === secretKey
}

type Payment = {
  paymentIntent: string
  method: 'card' | 'twint'
  cardNumber: string
  decision?: z.infer<typeof decision> | undefined
  returnUrl: string
}

type Former = Pick<Payment, 'paymentIntent' | 'method'> & { amount: number }

function adopt(call: Call, { paymentIntent: id, method, amount }: Former): void {
  const { paymentIntents } = call.account
  if (paymentIntents.has(id)) return
  const blank = newPaymentIntent(call, amount, 'chf')
  paymentIntents.set(id, {
    ...blank,
    id,
    client_secret: `${id}_${blank.client_secret}`,
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
  })
  pay(call, {
    paymentIntent: id,
    method,
    cardNumber: '4242424242424242',
    decision: 'approve',
    returnUrl: 'https://shop.example.test/return',
  })
}

function pay(call: Call, { paymentIntent, method, cardNumber, decision: decided, returnUrl }: Payment) {
  const intent = call.account.paymentIntents.get(paymentIntent)
  if (!intent) throw new Error(`No payment intent ${paymentIntent}`)
  const card = {
    number: cardNumber,
    exp_month: 12,
    exp_year: new Date(call.now * 1_000).getUTCFullYear() + 3,
  }
  try {
    confirmPaymentIntent(call, intent, {
      payment_method_data:
        method === 'twint' ? { type: 'twint' } : { type: 'card', card: { ...card, cvc: '123' } },
      return_url: returnUrl,
      use_stripe_sdk: true,
    })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 402) throw error
  }
  if (intent.status === 'requires_action' && decided) return decide(call, paymentIntent, decided)
  return { status: intent.status, returnAddress: null }
}

function decide(call: Call, paymentIntent: string, decided: z.infer<typeof decision>) {
  const intent = call.account.paymentIntents.get(paymentIntent)
  const attempt = intent && openAttemptOf(call, intent)
  if (!attempt) throw new Error(`Nobody is away to approve ${paymentIntent}`)
  decideAttempt(call, attempt, decided)
  return { status: intent.status, returnAddress: returnAddress(call, attempt) }
}
