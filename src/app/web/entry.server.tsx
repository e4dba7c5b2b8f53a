import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext } from 'react-router'

/** Runs at build time only: there is no rendering server, so every page is written out complete. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // Each part stands in its place, none behind a script that puts it there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  headers.set('content-type', 'text/html')
  return new Response(prelude, { status, headers })
}
