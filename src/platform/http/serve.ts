import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { z } from 'zod'

import {
  type AnswerSchema,
  type BodySchema,
  callOf,
  type Endpoint,
  type PathParams,
  type QuerySchema,
} from '#shared/contracts/endpoint.ts'
import { idParams } from '#shared/ids.ts'

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown

type Route<E extends Endpoint> = {
  Params: PathParams<E>
  Querystring: Read<QuerySchema<E>>
  Body: Read<BodySchema<E>>
}

type Handler<E extends Endpoint> = (
  request: FastifyRequest<Route<E>>,
  reply: FastifyReply,
) => Promise<Read<AnswerSchema<E>>>

/**
 * Registers a call under its endpoint's path, access and schemas. The handler's result is sent with the status of the
 * endpoint's answer.
 */
export async function serve<E extends Endpoint>(
  api: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: Pick<RouteShorthandOptions, 'serializerCompiler'> = {},
): Promise<void> {
  const { method, path, access, beforePasswordChange = false } = endpoint
  const described = await callOf(endpoint)
  if (endpoint.contract && !described)
    throw new Error(`The contract of ${method} ${path} does not describe it`)
  const { query, body, answer, status = 200, unavailable } = described ?? {}
  api.route<Route<E>>({
    ...options,
    method,
    url: path,
    config: { access, beforePasswordChange },
    schema: {
      ...(path.includes(':') && { params: idParams }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(answer && { response: { [status]: answer, ...(unavailable && { 503: unavailable }) } }),
    },
    handler: (request, reply) => handler(request, reply.code(status)),
  })
}
