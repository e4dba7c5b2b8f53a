import type { z } from 'zod'

import type { Access } from './access.ts'

/**
 * One call of the API, for the server that serves it and the browser that makes it. It knows its path at once and its
 * schemas by name: the module that holds them is loaded by the server when it starts, by the browser while it waits.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api. What is written ':id' is a parameter. */
  path: `/${string}`
  access: Access
  /** Works also while a temporary password waits to be changed. */
  beforePasswordChange?: true
  contract?: () => Promise<object>
  query?: string
  body?: string
  /** An endpoint without one answers a file or a stream. */
  answer?: string
  /** Of its answer, 200 unless it says otherwise. */
  status?: 201 | 202
  /** What it answers with 503, where that is no error. */
  unavailable?: string
}

type SchemaName<Contract> = {
  [Name in keyof Contract & string]: Contract[Name] extends z.ZodType ? Name : never
}[keyof Contract & string]

type Definition<Contract> = Pick<Endpoint, 'beforePasswordChange' | 'status'> & {
  contract?: () => Promise<Contract>
} & { [Part in 'query' | 'body' | 'answer' | 'unavailable']?: SchemaName<Contract> }

type RouteParts<Route> = Route extends `${infer Method} ${infer Path}`
  ? { method: Method; path: Path }
  : never

/** @param definition a name that its contract does not hold does not compile */
export function endpoint<
  const Route extends `${Endpoint['method']} ${Endpoint['path']}`,
  Contract extends object,
  const Value extends Definition<Contract>,
>(
  route: Route,
  access: Access,
  definition?: Value & Definition<Contract>,
): RouteParts<Route> & { access: Access } & Value
/* @__NO_SIDE_EFFECTS__ */
export function endpoint(route: string, access: Access, definition: object = {}): object {
  const [method, path] = route.split(' ')
  return { method, path, access, ...definition }
}

type ContractOf<E> = E extends { contract: () => Promise<infer Contract> } ? Contract : never
type Named<E, Name> = Name extends keyof ContractOf<E> ? ContractOf<E>[Name] : never

/** The schema of its query, its body or its answer; undefined where it has none. */
export type QuerySchema<E> = E extends { query: infer Name } ? Named<E, Name> : undefined
export type BodySchema<E> = E extends { body: infer Name } ? Named<E, Name> : undefined
export type AnswerSchema<E> = E extends { answer: infer Name } ? Named<E, Name> : undefined

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
