import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Removes null defaults: `.catch(null)` in a contract becomes one, and @fastify/swagger fails on it. */
const transform: typeof jsonSchemaTransform = (route) => {
  const { schema, url } = jsonSchemaTransform(route)
  return { schema: JSON.parse(JSON.stringify(schema, withoutNullDefault)), url }
}

function withoutNullDefault(key: string, value: unknown): unknown {
  return key === 'default' && value === null ? undefined : value
}

export async function describeApi(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'F4DEZONE', version: '1.0.0', description: 'Prenotazioni e shop di un barber studio.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform,
  })
  api.get('/docs/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () =>
    api.swagger(),
  )
}
