import type { z } from 'zod'

import type { Access } from './access.ts'

type Call = {
  query?: z.ZodType
  body?: z.ZodType
  /** Absent where the call answers a file or a stream. */
  answer?: z.ZodType
  status?: 201 | 202
  /** Schema of a 503 answer that is not an error. */
  unavailable?: z.ZodType
}

export type Calls = Record<string, Call>
type Contract = { calls: Calls }

/**
 * One call of the API, for the server and the browser. Its path is known at once; its contract is loaded by name, by the server
 * at start and by the browser on demand.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api; ':id' is a parameter. */
  path: `/${string}`
  access: Access
  beforePasswordChange?: true
  contract?: () => Promise<Contract>
  call?: string
}

type Route = `${Endpoint['method']} ${Endpoint['path']}`
type RouteParts<R> = R extends `${infer Method} ${infer Path}` ? { method: Method; path: Path } : never
type Options = Pick<Endpoint, 'beforePasswordChange'>

/** @param routes by the name in the contract's `calls`; any other name does not compile */
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

export type QuerySchema<E> = SchemaOf<E, 'query'>
export type BodySchema<E> = SchemaOf<E, 'body'>
export type AnswerSchema<E> = SchemaOf<E, 'answer'>

export async function callOf({ contract, call = '' }: Endpoint): Promise<Call | undefined> {
  return (await contract?.())?.calls[call]
}

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : never

export type QueryOf<E> = Input<QuerySchema<E>>
export type BodyOf<E> = Input<BodySchema<E>>
export type AnswerOf<E> = AnswerSchema<E> extends z.ZodType ? z.output<AnswerSchema<E>> : never

type NamesIn<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Others}`
    ? Name | NamesIn<Others>
    : Rest
  : never
export type PathParams<E extends Endpoint> = Record<NamesIn<E['path']>, string>

export function pathOf({ path }: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
