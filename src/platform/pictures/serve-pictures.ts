import type { FastifyPluginAsync } from 'fastify'

import { isPictureFile } from '#shared/pictures.ts'

import type { Files } from '../files/files.ts'

/**
 * Serves only the squares of pictures; private files lie in the same store. Their names are random and never reused, so
 * browsers may cache them for ever.
 */
export function servePictures(files: Files): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { name: string } }>('/pictures/:name', async ({ params: { name } }, reply) => {
      const content = isPictureFile(name) ? await files.read(name) : undefined
      if (!content) return reply.callNotFound()
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'",
        })
        .type('image/webp')
        .send(content)
    })
  }
}
