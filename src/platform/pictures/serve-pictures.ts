import type { FastifyPluginAsync } from 'fastify'

import { isPictureFile } from '#shared/pictures.ts'

import type { Files } from '../files/files.ts'

/**
 * Squares of pictures, under names that nobody can guess and that are never given twice: browsers may keep them for good.
 * Other files lie beside them which are not for everybody.
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
