import type { z } from 'zod'

import type { Call } from '../call.ts'
import type { Form } from './form-encoding.ts'
import { readParameters } from './parameters.ts'

export type Endpoint = {
  kind: string
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  isForPublishableKeys: boolean
  /** Refuses invalid parameters before the call does anything; such an answer is not stored for the idempotency key. */
  prepare(form: Form): (call: Call, id: string) => object
}

export function endpoint<Parameters>(
  kind: string,
  method: Endpoint['method'],
  path: string,
  schema: z.ZodType<Parameters>,
  run: (call: Call, parameters: Parameters, id: string) => object,
  isForPublishableKeys = false,
): Endpoint {
  return {
    kind,
    method,
    path,
    isForPublishableKeys,
    prepare(form) {
      const parameters = readParameters(schema, form)
      return (call, id) => run(call, parameters, id)
    },
  }
}
