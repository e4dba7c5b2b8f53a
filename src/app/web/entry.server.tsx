import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext } from 'react-router'

/** Runs at build time only: there is no rendering server, so every page is written out complete. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />)
  const html = await new Response(prelude).text()
  headers.set('content-type', 'text/html')
  return new Response(paintBeforeScripts(html), { status, headers })
}

/**
 * The page is complete without its scripts, so on a slow line they wait: styles first, then fonts, then scripts.
 * React writes the preloads before everything else, at full priority.
 */
function paintBeforeScripts(html: string): string {
  const preload = /<link rel="(?:modulepreload|preload" as="font)"[^>]*>/g
  const preloads = (html.match(preload) ?? []).map((link) =>
    link.replace('<link', '<link fetchpriority="low"'),
  )
  return html.replaceAll(preload, '').replace('</head>', `${preloads.join('')}</head>`)
}
