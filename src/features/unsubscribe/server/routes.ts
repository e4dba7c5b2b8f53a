import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'

import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { pages } from '#shared/pages.ts'

import { unsubscribeRequestSchema } from '../unsubscribe.contract.ts'
import * as endpoints from '../unsubscribe.endpoints.ts'
import { unsubscribeTexts as texts } from '../unsubscribe.it.ts'
import { unsubscribe } from './unsubscribe.ts'

export function unsubscribeRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    await serve(api, endpoints.unsubscribe, async ({ body }) => {
      await unsubscribe(platform, body)
      return { success: true as const, message: texts.answer }
    })
  }
}

/** More than 'List-Unsubscribe=One-Click' in either encoding never needs. */
const longestBody = 4_096

/**
 * The page's own address takes the POST of RFC 8058, which a mail program sends when its own button is pressed: the header
 * names one address for both. A GET shows the page and does nothing, whoever scans mails.
 */
export function oneClickRoutes(platform: Platform): FastifyPluginAsync {
  return async (app) => {
    const encodings = ['application/x-www-form-urlencoded', 'multipart/form-data']
    app.addContentTypeParser(
      encodings,
      { parseAs: 'string', bodyLimit: longestBody },
      (_request, body, done) => done(null, body),
    )
    app.post(
      pages.unsubscribe.path,
      { schema: { querystring: unsubscribeRequestSchema, body: z.string().regex(/One-Click/) } },
      async ({ query }, reply) => {
        await unsubscribe(platform, unsubscribeRequestSchema.parse(query))
        return await reply.type('text/plain; charset=utf-8').send(texts.answer)
      },
    )
  }
}
