import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const webRoot = join(import.meta.dirname, '..', '..', '..', 'build', 'client')
const fallbackFile = '__spa-fallback.html'

/** Pages without prerendered HTML: the browser builds them. Anything else that is not prerendered is a 404. */
const browserPages = new Set(['/booking'])

type Page = { html: Buffer; policy: string }

/** The built site: prerendered pages, the fallback for the others, and files that never change their content. */
export async function serveWebPages(app: FastifyInstance): Promise<void> {
  if (!existsSync(webRoot)) return
  const pages = readPages()
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
    const path = request.url.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')
    // A missing call or file is an error, not a page.
    if (/^\/api(\/|$)|\.[^/]+$/.test(path)) return reply.callNotFound()
    const page = pages.get(path)
    const isKnown = page !== undefined || browserPages.has(path)
    const { html, policy } = page ?? fallback
    return reply
      .code(isKnown ? 200 : 404)
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

function readPages(): Map<string, Page> {
  const files = readdirSync(webRoot, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  return new Map(
    files.map((name) => {
      const html = readFileSync(join(webRoot, name))
      const path = name === fallbackFile ? name : `/${name.replace(/\/?index\.html$/, '')}`
      return [path, { html, policy: policyFor(html.toString()) }]
    }),
  )
}

/** No inline script but those that the build wrote; styles may be inline because the component library sets them. */
function policyFor(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
