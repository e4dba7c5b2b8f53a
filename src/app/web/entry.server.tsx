import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext } from 'react-router'

/** Runs at build time only. Without a rendering server, each page must be complete. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // Writes every part in its final place, without a script that moves it there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  headers.set('content-type', 'text/html')
  return new Response(prelude, { status, headers })
}
