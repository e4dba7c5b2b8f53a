import type { Call } from '../call.ts'
import { publicView } from '../payments/payment-intent.ts'
import { ApiError } from './api-error.ts'
import { expandObject } from './expansion.ts'

type Answer = { status: number; body: string }

export function answerOf(call: Call, expansion: string[], run: () => object): Answer {
  try {
    const object = visible(call, run())
    return { status: 200, body: JSON.stringify(expandObject(call.account, object, expansion), null, 2) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { payment_intent } = error.body
    const body = {
      ...error.body,
      ...(payment_intent && { payment_intent: visible(call, payment_intent) }),
    }
    return { status: error.status, body: JSON.stringify({ error: body }, null, 2) }
  }
}

function visible({ account, audience }: Call, object: object): object {
  const id = 'id' in object && typeof object.id === 'string' ? object.id : ''
  const intent = audience === 'publishable' ? account.paymentIntents.get(id) : undefined
  return intent ? publicView(intent) : object
}
