import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { offlinePageTexts as texts } from '#app/web/pwa/pwa.it.ts'
import { colorSchemeScript } from '#ui/theme/color-scheme.ts'

import { root } from './root.mjs'

/**
 * Builds the page that the installed app shows offline for pages without a copy: staff pages and unknown addresses. It
 * has the style of all pages but no React, which would look for the page of the address.
 * @param {string} shell the built page without content
 */
export function offlinePage(shell, studio) {
  const [style] = /<style>.*?<\/style>/s.exec(shell) ?? []
  if (!style) throw new Error('The built shell carries no style')
  const wordmark = readFileSync(join(root, 'src', 'ui', 'display', 'illustrations', 'marchio.svg'), 'utf8')
  return `<!DOCTYPE html><html lang="it" data-mantine-color-scheme="dark"><head><meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="theme-color" content="#0b1618"/>
<title>${texts.pageTitle} · ${studio.name}</title><link rel="icon" type="image/svg+xml" href="/favicon.svg"/>
<script>${colorSchemeScript};${comeBackScript}</script>${style}
<style>${ownStyle}</style></head><body><main class="wrap offline">
<div class="mark">${wordmark}</div>
<div class="rule" aria-hidden="true"></div>
<h1 class="d2">${texts.title}</h1>
<p class="lead">${texts.lead}</p>
<div class="row"><a class="button" data-variant="filled" data-size="lg" href="">${texts.retry}</a>
<a class="button" data-variant="outline" data-size="lg" href="/">${texts.home}</a></div>
</main></body></html>
`
}

/** Reloads once the connection has lasted for these milliseconds, unless the user is already leaving the page. */
const comeBackScript = `let leaves;addEventListener('beforeunload',()=>{leaves=true});addEventListener('online',()=>setTimeout(()=>{if(!leaves&&navigator.onLine)location.reload()},300))`

const ownStyle = `
.offline{display:grid;gap:24px;align-content:center;min-height:100dvh;padding-block:48px;max-width:900px}
.offline .mark{width:min(220px,60vw);color:var(--accent)}
.offline .mark svg{width:100%;height:auto}
.offline .rule{height:12px;background:currentColor;-webkit-mask:var(--fade-s) 0 0/350px 12px no-repeat;mask:var(--fade-s) 0 0/350px 12px no-repeat}
.offline .lead{max-width:34em}
`.trim()
