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

/** Bytes. Enough for 'List-Unsubscribe=One-Click' in either encoding. */
const maxBodyLength = 4_096

/**
 * Takes the one-click POST of mail programs (RFC 8058) at the page's own URL, because the mail header names one URL for
 * both. A GET only shows the page, so mail scanners that open links unsubscribe no one.
 */
export function oneClickRoutes(platform: Platform): FastifyPluginAsync {
  return async (app) => {
    const encodings = ['application/x-www-form-urlencoded', 'multipart/form-data']
    app.addContentTypeParser(
      encodings,
      { parseAs: 'string', bodyLimit: maxBodyLength },
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
