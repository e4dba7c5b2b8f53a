import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import type { PaymentProviders } from '#platform/stripe/stripe.ts'
import { builtPaths, indexedPaths } from '#shared/pages.ts'

import { outsideSources } from './outside-sources.ts'
import { fallbackFile, formFor, readPages } from './page-files.ts'

const webRoot = join(import.meta.dirname, '..', '..', '..', '..', 'build', 'client')

/** The built site: prerendered pages, the fallback for the others, and files that never change their content. */
export async function serveWebPages(
  app: FastifyInstance,
  { payments }: { payments: PaymentProviders },
): Promise<void> {
  if (!existsSync(webRoot)) return
  const pages = readPages(webRoot, outsideSources(payments))
  const fallback = pages.get(fallbackFile)
  if (!fallback) throw new Error(`The build in ${webRoot} has no ${fallbackFile}`)
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      const isHashed = relative(webRoot, path).startsWith('assets')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url)
    // A missing call or file is an error, not a page.
    if (path === '/api' || path.startsWith('/api/') || isFile(path)) return reply.callNotFound()
    const page = pages.get(path)
    const { encoding, body } = formFor(page ?? fallback, request.headers['accept-encoding'])
    return reply
      .code(builtPaths.includes(path) ? 200 : 404)
      .headers({
        ...(indexedPaths.includes(path) ? {} : { 'x-robots-tag': 'noindex' }),
        'content-security-policy': (page ?? fallback).policy,
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      })
      .type('text/html; charset=utf-8')
      .send(body)
  })
}

/** Without the query, and without slashes at its end. */
function pathOf(url: string): string {
  const query = url.search(/[?#]/)
  let end = query === -1 ? url.length : query
  while (end > 1 && url.charAt(end - 1) === '/') end -= 1
  return url.slice(0, end)
}

function isFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/')).includes('.')
}
