import type { z } from 'zod'

import type {
  AnswerOf,
  AnswerSchema,
  BodyOf,
  Endpoint,
  PathParams,
  QueryOf,
} from '#shared/contracts/endpoint.ts'
import { callOf, pathOf } from '#shared/contracts/endpoint.ts'

import { parseAnswer } from './answer.ts'
import { isOffline } from './connection.ts'
import { addressOf, type Query, send } from './http-client.ts'

type Options = {
  headers?: Record<string, string> | undefined
  /** Makes a repeated call act only once, see attempt-key.ts. */
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
  /** Milliseconds. */
  timeout?: number | undefined
  form?: FormData | undefined
}

/** A member of this name: absent without a value, and optional if nothing in it is required. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : undefined extends Value
    ? { [Key in Name]?: Value }
    : Partial<Value> extends Value
      ? { [Key in Name]?: Value }
      : { [Key in Name]: Value }

type Sent<E extends Endpoint> = Part<'params', keyof PathParams<E> extends never ? never : PathParams<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>>

export type Input<E extends Endpoint> = Options & Sent<E>
type Arguments<Value> = Partial<Value> extends Value ? [input?: Value] : [input: Value]
type Given = Options & {
  params?: Record<string, string>
  query?: Query
  body?: unknown
  readable?: () => Promise<unknown>
}

type Answering<E extends Endpoint> = AnswerSchema<E> extends z.ZodType ? E : never

/**
 * Calls the server and parses the answer by the endpoint's schema. A GET is sent at once, while the schema library loads;
 * public pages load it late. A call that changes data waits for the library, so that a completed booking is never reported as a
 * lost connection.
 * @throws HttpError, ConnectionError, InvalidAnswerError; for a GET also TypeError when the schemas cannot be loaded
 */
export async function call<E extends Endpoint>(
  endpoint: Answering<E>,
  ...[input]: Arguments<Input<E>>
): Promise<AnswerOf<E>> {
  let loading: ReturnType<typeof answerSchemaOf<E>> | undefined
  const schema = () => (loading ??= answerSchemaOf(endpoint))
  // Not while offline: browsers remember a failed module load for ever.
  if (endpoint.method === 'GET' && !isOffline()) {
    schema().catch(() => undefined)
  }
  const response = sendTo(endpoint, { ...input, readable: schema })
  const answer: unknown = await (await response).json().catch(() => undefined)
  return parseAnswer(await schema(), answer)
}

export function linkTo<E extends Endpoint>(endpoint: E, ...[input]: Arguments<Sent<E>>): string {
  const { params, query }: Given = input ?? {}
  return addressOf(pathOf(endpoint, params), query)
}

export async function sendTo(endpoint: Endpoint, input: Given = {}): Promise<Response> {
  const { params, idempotencyKey, headers, form, body, ...rest } = input
  const key = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }
  return await send(endpoint.method, pathOf(endpoint, params), {
    ...rest,
    body: form ?? body,
    headers: { ...headers, ...key },
  })
}

async function answerSchemaOf<E extends Endpoint>(endpoint: E): Promise<z.ZodType<AnswerOf<E>>> {
  await import('./schema-library.ts')
  const described = await callOf(endpoint)
  return described?.answer as z.ZodType<AnswerOf<E>>
}
