import type { FastifyPluginAsync } from 'fastify'

import { callerAddress } from '#platform/http/caller-address.ts'
import { formatRefusalsWith } from '#platform/http/error-handler.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../../inquiries.endpoints.ts'
import { receiveForm } from './receive-form.ts'

const plain = 'text/plain; charset=utf-8'

export function sendingRoutes(platform: Platform): FastifyPluginAsync {
  return async (scope) => {
    formatRefusalsWith(scope, ({ message }) => ({ type: plain, body: message }))

    await serve(scope, endpoints.sendForm, async (request, reply) => {
      await receiveForm(platform, request.body, callerAddress(request))
      return await reply.header('cache-control', 'no-store').type(plain).send('OK')
    })
  }
}
