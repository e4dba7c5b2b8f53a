import type { Stripe } from 'stripe'

export type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  charge?: string
  payment_intent?: object
  payment_method?: Stripe.PaymentMethod
}

export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

export function invalidRequest(message: string, details: Partial<Omit<ErrorBody, 'message'>> = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...details })
}

/** Pass 404 where the path names the object, 400 where a parameter does. */
export function missingResource(kind: string, id: string, param: string, status: 400 | 404 = 400): ApiError {
  return new ApiError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })
}

export function unexpectedState(message: string, intent: Stripe.PaymentIntent): ApiError {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })
}
