import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** OpenAPI 3.1 from the same schemas that check the calls. */
export async function describeApi(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'F4DEZONE', version: '1.0.0', description: 'Prenotazioni e shop di un barber studio.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  api.get('/docs/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () =>
    api.swagger(),
  )
}
