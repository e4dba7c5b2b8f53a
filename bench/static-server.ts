import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'

import { prerenderedPaths } from '#shared/built-pages.ts'

const webRoot = join(import.meta.dirname, '..', 'build', 'client')
const app = Fastify()
await app.register(fastifyStatic, { root: webRoot, index: false, wildcard: false, preCompressed: true })
for (const path of prerenderedPaths) {
  const html = await readFile(join(webRoot, path, 'index.html'), 'utf8')
  const page = brotliCompressSync(html.replace(/<script\b[\s\S]*?<\/script>/g, ''))
  app.get(path, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(page),
  )
}
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.send?.('ready')
