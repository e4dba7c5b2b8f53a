import type { FastifyPluginAsync } from 'fastify'

import { callerAddress } from '#platform/http/caller-address.ts'
import { formatRefusalsWith } from '#platform/http/error-handler.ts'
import { platformError } from '#platform/http/errors.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../../inquiries.endpoints.ts'
import { fileAddress } from './file-addresses.ts'
import { readFile } from './read-file.ts'
import { acceptFiles, receiveFile } from './receive-file.ts'

/** Speaks an image host's protocol: a form with a file in, its address or an error message out. */
export function imageRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    await api.register(async (scope) => {
      await acceptFiles(scope)
      formatRefusalsWith(scope, ({ code, message }, requestId) => ({
        type: 'application/json; charset=utf-8',
        body: JSON.stringify({ success: false, code, message, requestId, error: { message } }),
      }))

      await serve(scope, endpoints.uploadImage, async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const { id, ...about } = await receiveFile(platform, request, reply, callerAddress(request))
        return { secure_url: fileAddress(platform, id), public_id: id, ...about }
      })
    })

    await serve(api, endpoints.readImage, async ({ params, query }, reply) => {
      const file = await readFile(platform, params.id, query)
      if (!file) throw platformError('NOT_FOUND')
      return await reply
        .headers({
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; sandbox",
          'content-disposition': file.disposition,
        })
        .type(file.type)
        .send(file.content)
    })
  }
}
