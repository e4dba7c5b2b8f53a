import type { z } from 'zod'

import type { Access } from './access.ts'

type SuccessStatus = 200 | 201 | 202

/**
 * One call of the API, for the server that serves it and the browser that makes it. It knows its path at once and its
 * schemas by name: the module that holds them is loaded by the server when it starts, by the browser while it waits.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api. What is written ':id' is a parameter. */
  path: `/${string}`
  access: Access
  /** Works also while a temporary password waits to be changed. */
  beforePasswordChange?: true
  contract?: () => Promise<object>
  query?: string
  body?: string
  /** Schemas by status. An endpoint without them answers a file or a stream. */
  answers?: Partial<Record<SuccessStatus | 503, string>>
}

type SchemaName<Contract> = {
  [Name in keyof Contract & string]: Contract[Name] extends z.ZodType ? Name : never
}[keyof Contract & string]

type Definition<Contract> = Omit<Endpoint, 'contract' | 'query' | 'body' | 'answers'> & {
  contract?: () => Promise<Contract>
  query?: SchemaName<Contract>
  body?: SchemaName<Contract>
  answers?: Partial<Record<SuccessStatus | 503, SchemaName<Contract>>>
}

/** A name that the contract does not hold does not compile. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<Contract extends object, const Value extends Definition<Contract>>(
  value: Value & Definition<Contract>,
): Value {
  return value
}

type ContractOf<E> = E extends { contract: () => Promise<infer Contract> } ? Contract : never
type Named<E, Name> = Name extends keyof ContractOf<E> ? ContractOf<E>[Name] : never

/** The schema of its query, its body or its answer; undefined where it has none. */
export type QuerySchema<E> = E extends { query: infer Name } ? Named<E, Name> : undefined
export type BodySchema<E> = E extends { body: infer Name } ? Named<E, Name> : undefined
export type AnswerSchema<E> = E extends { answers: infer Answers }
  ? Named<E, Answers[keyof Answers & SuccessStatus]>
  : undefined

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : never

/** The query and the body as they are sent; never where there is none. */
export type QueryOf<E> = Input<QuerySchema<E>>
export type BodyOf<E> = Input<BodySchema<E>>
/** The answer as it was read. */
export type AnswerOf<E> = AnswerSchema<E> extends z.ZodType ? z.output<AnswerSchema<E>> : never

type NamesIn<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Others}`
    ? Name | NamesIn<Others>
    : Rest
  : never
export type PathParams<E extends Endpoint> = Record<NamesIn<E['path']>, string>

/** Its path with these parameters, encoded; below /api. */
export function pathOf({ path }: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** The status and the schema's name of an answer that is no refusal. */
export function successOf({ answers = {} }: Endpoint): { status: number; schema: string } {
  const [status = '200', schema = ''] = Object.entries(answers).find(([code]) => code.startsWith('2')) ?? []
  return { status: Number(status), schema }
}
