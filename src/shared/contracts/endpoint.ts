import type { z } from 'zod'

import type { Access } from './access.ts'

/** What a call takes and answers. */
type Call = {
  query?: z.ZodType
  body?: z.ZodType
  /** A call without one answers a file or a stream. */
  answer?: z.ZodType
  /** Of its answer, 200 unless it says otherwise. */
  status?: 201 | 202
  /** What it answers with 503, where that is no error. */
  unavailable?: z.ZodType
}

/** The calls of a contract, by name: each contract exports them as `calls`. */
export type Calls = Record<string, Call>
type Contract = { calls: Calls }

/**
 * One call of the API, for the server that serves it and the browser that makes it. It knows its path at once, and what it takes
 * and answers by name: the contract is loaded by the server when it starts, by the browser while it waits.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api. What is written ':id' is a parameter. */
  path: `/${string}`
  access: Access
  /** Works also while a temporary password waits to be changed. */
  beforePasswordChange?: true
  /** Left out where a file is asked for without a question. */
  contract?: () => Promise<Contract>
  call?: string
}

type Route = `${Endpoint['method']} ${Endpoint['path']}`
type RouteParts<R> = R extends `${infer Method} ${infer Path}` ? { method: Method; path: Path } : never
type Options = Pick<Endpoint, 'beforePasswordChange'>

/**
 * The calls of a contract that are open to the same people.
 *
 * @param routes by the name in the contract's `calls`; any other name does not compile
 */
export function endpoints<
  Of extends Contract,
  const Routes extends Record<string, Route>,
  Also extends Options,
>(
  contract: () => Promise<Of>,
  access: Access,
  routes: Routes & Record<Exclude<keyof Routes, keyof Of['calls']>, never>,
  options?: Also,
): {
  [Name in keyof Routes]: RouteParts<Routes[Name]> &
    Also & { access: Access; contract: () => Promise<Of>; call: Name }
}
/* @__NO_SIDE_EFFECTS__ */
export function endpoints(
  contract: () => Promise<Contract>,
  access: Access,
  routes: Record<string, Route>,
  options?: Options,
): object {
  return Object.fromEntries(
    Object.entries(routes).map(([call, route]) => [
      call,
      { ...endpoint(route, access), contract, call, ...options },
    ]),
  )
}

/** A call that answers a file or a stream, and is made without a question. */
export function endpoint<const R extends Route>(route: R, access: Access): RouteParts<R> & { access: Access }
/* @__NO_SIDE_EFFECTS__ */
export function endpoint(route: string, access: Access): object {
  const [method, path] = route.split(' ')
  return { method, path, access }
}

type CallOf<E> = E extends { contract: () => Promise<{ calls: infer Of }>; call: infer Name }
  ? Name extends keyof Of
    ? Of[Name]
    : never
  : never
type SchemaOf<E, Part extends string> = CallOf<E> extends Record<Part, infer Schema> ? Schema : undefined

/** The schema of its query, its body or its answer; undefined where it has none. */
export type QuerySchema<E> = SchemaOf<E, 'query'>
export type BodySchema<E> = SchemaOf<E, 'body'>
export type AnswerSchema<E> = SchemaOf<E, 'answer'>

/** What is known of it once its contract is loaded. */
export async function callOf({ contract, call = '' }: Endpoint): Promise<Call | undefined> {
  return (await contract?.())?.calls[call]
}

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
