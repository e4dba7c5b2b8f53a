import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteShorthandOptions,
} from 'fastify'
import type { z } from 'zod'

import {
  type AnswerSchema,
  type BodySchema,
  type Endpoint,
  type PathParams,
  type QuerySchema,
} from '#shared/endpoint.ts'
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
 * Registers a call under its endpoint's path, access and schemas. What the handler returns has the status of the
 * endpoint's answer.
 */
export async function serve<E extends Endpoint>(
  api: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: Pick<RouteShorthandOptions, 'serializerCompiler'> = {},
): Promise<void> {
  const { method, path, access, beforePasswordChange = false, status = 200 } = endpoint
  api.route<Route<E>>({
    ...options,
    method,
    url: path,
    config: { access, beforePasswordChange },
    schema: await schemaOf(endpoint),
    handler: (request, reply) => handler(request, reply.code(status)),
  })
}

async function schemaOf(endpoint: Endpoint): Promise<FastifySchema> {
  const { path, contract, query, body, answer, status = 200, unavailable } = endpoint
  const schemas: Record<string, unknown> = { ...(await contract?.()) }
  return {
    ...(path.includes(':') && { params: idParams }),
    ...(query && { querystring: schemas[query] }),
    ...(body && { body: schemas[body] }),
    ...(answer && {
      response: { [status]: schemas[answer], ...(unavailable && { 503: schemas[unavailable] }) },
    }),
  }
}
