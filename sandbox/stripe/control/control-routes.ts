import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'

import type { Control } from './control.ts'

type Area = Record<string, { fromJson(body: unknown): unknown } | undefined>

const names = z.object({ area: z.string(), action: z.string() })

/** Serves the control surface for tests in another process, on the sandbox's own listener only. */
export function controlRoutes(control: Control): FastifyPluginAsync {
  const areas = new Map<string, Area>(Object.entries(control))
  return async (app) => {
    app.setErrorHandler((error, _request, reply) => reply.code(400).send({ message: String(error) }))
    app.post('/control/:area/:action', async (request, reply) => {
      // Require JSON: a page of another site can send other content types without a CORS preflight.
      if (request.body === undefined) return reply.code(400).send({ message: 'Expects JSON, at least {}' })
      const { area, action } = names.parse(request.params)
      const found = new Map(Object.entries(areas.get(area) ?? {})).get(action)
      if (!found) return reply.code(404).send({ message: `No action ${area}/${action}` })
      return { result: (await found.fromJson(request.body)) ?? null }
    })
  }
}
