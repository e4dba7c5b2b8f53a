import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Platform } from '#platform/platform.ts'
import { builtPaths, indexedPaths, offlinePath } from '#shared/built-pages.ts'
import { pages as pageTable } from '#shared/pages.ts'

import { outsideConnections, withConnections } from './outside-connections.ts'
import { outsideSources } from './outside-sources.ts'
import { fallbackFile, formFor, type Page, readPages } from './page-files.ts'
import { productPage } from './product-page.ts'
import { publicPages } from './public-pages.ts'
import { serveSearchEngines } from './search-engines.ts'
import { readWrittenParts } from './written-parts.ts'

const buildFolder = join(import.meta.dirname, '..', '..', '..', '..', 'build')
const webRoot = join(buildFolder, 'client')

export async function serveWebPages(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  if (!existsSync(webRoot)) return
  const pages = readPages(webRoot, outsideSources(platform.payments))
  const fallback = pages.get(fallbackFile)
  if (!fallback) throw new Error(`The build in ${webRoot} has no ${fallbackFile}`)
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      reply.header('cache-control', cacheControlOf(relative(webRoot, path).replace(/\.(br|gz)$/, '')))
    },
  })
  serveSearchEngines(app, platform, pages)
  const publicPage = publicPages(platform, pages, await readWrittenParts(join(buildFolder, 'written')))
  const connections = outsideConnections(platform)
  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url)
    // A missing API call or file is a 404, not a page.
    if (path === '/api' || path.startsWith('/api/') || isFile(path)) return reply.callNotFound()
    const isIndexedPath = indexedPaths.includes(path)
    const page = (isIndexedPath && (await publicPage(path, request))) || (pages.get(path) ?? fallback)
    const { status, isIndexed, body, encoding } =
      path === pageTable.product.path
        ? await productForm(platform, page, request)
        : {
            status: builtPaths.includes(path) || path === offlinePath ? 200 : 404,
            isIndexed: isIndexedPath,
            ...formFor(page, request.headers['accept-encoding']),
          }
    return reply
      .code(status)
      .headers({
        ...(isIndexed ? {} : { 'x-robots-tag': 'noindex' }),
        'content-security-policy': withConnections(page.policy, await connections(request.log)),
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      })
      .type('text/html; charset=utf-8')
      .send(body)
  })
}

/** Files that announce a new version are revalidated each time. */
function cacheControlOf(name: string): string {
  if (name.startsWith('assets')) return 'public, max-age=31536000, immutable'
  return ['sw.js', 'app.webmanifest'].includes(name) ? 'no-cache' : 'public, max-age=3600'
}

const packed = promisify(gzip)

async function productForm(platform: Platform, page: Page, request: FastifyRequest) {
  const accepted = request.headers['accept-encoding']
  const asBuilt = formFor(page, accepted)
  try {
    const id = readId(request.query)
    const html = await productPage(platform, (page.forms.identity ?? '').toString(), id)
    if (html === null) return { status: 404, isIndexed: false, ...asBuilt }
    const forms = { identity: Buffer.from(html), gzip: await packed(html), br: undefined }
    return { status: 200, isIndexed: true, ...formFor({ ...page, forms }, accepted) }
  } catch (error) {
    // Users can still read the page and retry; 503 makes crawlers come back later.
    request.log.warn({ err: error }, 'A product could not be read for its page')
    return { status: 503, isIndexed: false, ...asBuilt }
  }
}

function readId(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'id' in query ? query.id : undefined
}

function pathOf(url: string): string {
  const query = url.search(/[?#]/)
  let end = query === -1 ? url.length : query
  while (end > 1 && url.charAt(end - 1) === '/') end -= 1
  return url.slice(0, end)
}

function isFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/')).includes('.')
}
