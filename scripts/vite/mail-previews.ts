import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Plugin, ViteDevServer } from 'vite'

import type * as Kinds from '#app/server/message-kinds.ts'

/** `npm run dev` shows each mail of the product under /dev/mails; no build contains it. */
export function mailPreviews(): Plugin {
  return {
    name: 'mail-previews',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/dev/mails', (request, response) => void show(server, request, response))
    },
  }
}

async function show(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const module = await server.ssrLoadModule('/src/app/server/message-kinds.ts')
    const { messageKinds, previewMail } = module as typeof Kinds
    const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
    const mail = previewMail(name)
    response.statusCode = mail || name === '' ? 200 : 404
    response.setHeader('content-type', `${mail ? 'text/html' : 'application/json'}; charset=utf-8`)
    response.end(mail ? mail.html : JSON.stringify(Object.keys(messageKinds)))
  } catch (error) {
    response.statusCode = 500
    response.end(String(error))
  }
}
