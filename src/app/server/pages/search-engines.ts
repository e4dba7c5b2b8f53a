import type { FastifyInstance } from 'fastify'

import { activeProducts } from '#features/products/server/active-products.ts'
import type { Platform } from '#platform/platform.ts'
import { indexedPaths } from '#shared/built-pages.ts'
import { pages as pageTable } from '#shared/pages.ts'

import type { Page } from './page-files.ts'

/** Limit of a sitemap: https://www.sitemaps.org/protocol.html */
const maxAddresses = 50_000

/** API calls that the public pages make while rendering; crawlers may read no others. */
const readable = ['/api/settings/public', '/api/services/active', '/api/barbers/public', '/api/products']

/**
 * Serves robots.txt and sitemap.xml. Private pages are not in robots.txt, because crawlers must load them to
 * see noindex.
 */
export function serveSearchEngines(
  app: FastifyInstance,
  platform: Platform,
  pages: ReadonlyMap<string, Page>,
): void {
  const { publicOrigin } = platform
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          ...readable.map((path) => `Allow: ${path}`),
          '',
          `Sitemap: ${publicOrigin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const known = indexedPaths.flatMap((path) => {
      const page = pages.get(path)
      return page ? [{ path, changedAt: page.writtenAt }] : []
    })
    const products = await activeProducts(platform, maxAddresses - known.length)
    const sold = products.map(({ id, updatedAt }) => ({
      path: `${pageTable.product.path}?id=${id}`,
      changedAt: updatedAt,
    }))
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(sitemap(publicOrigin, [...known, ...sold]))
  })
}

function sitemap(origin: string, addresses: readonly { path: string; changedAt: Date }[]): string {
  const entries = addresses.map(
    ({ path, changedAt }) =>
      `<url><loc>${escaped(origin + path)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
