import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import type { OutsideSources } from './outside-sources.ts'

export type Page = { forms: Readonly<Record<Encoding, Buffer | undefined>>; policy: string; writtenAt: Date }
type Encoding = 'br' | 'gzip' | 'identity'

export const fallbackFile = '__spa-fallback.html'

/** Maps paths to pages; the fallback has its file name as key. */
export function readPages(webRoot: string, outside: OutsideSources): Map<string, Page> {
  const files = readdirSync(webRoot, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  return new Map(
    files.map((name) => {
      const file = join(webRoot, name)
      const html = readFileSync(file)
      const forms = {
        br: readOptionalFile(`${file}.br`),
        gzip: readOptionalFile(`${file}.gz`),
        identity: html,
      }
      const path = name === fallbackFile ? name : `/${name.replace(/\/?index\.html$/, '')}`
      return [path, { forms, policy: policyFor(html.toString(), outside), writtenAt: statSync(file).mtime }]
    }),
  )
}

export function formFor(
  { forms }: Page,
  acceptEncoding: string | undefined,
): { encoding: Encoding; body: Buffer } {
  const accepted = new Set((acceptEncoding ?? '').split(',').map((part) => part.trim().replace(/;.*$/, '')))
  for (const encoding of ['br', 'gzip'] as const) {
    const body = forms[encoding]
    if (body && accepted.has(encoding)) return { encoding, body }
  }
  return { encoding: 'identity', body: forms.identity ?? Buffer.alloc(0) }
}

function readOptionalFile(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined
}

/**
 * Allows only the inline scripts of the build, by hash. Inline styles are allowed, because Mantine sets them.
 */
function policyFor(html: string, { scripts: from, connections, frames, images }: OutsideSources): string {
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )
  const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...from].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    ["frame-src 'self'", ...frames].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
