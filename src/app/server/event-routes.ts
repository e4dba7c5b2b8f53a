import type { FastifyPluginAsync } from 'fastify'

import { sessionOf } from '#features/accounts/server/access.ts'
import { isSessionAlive, type Session } from '#features/accounts/server/find-session.ts'
import { platformError } from '#platform/http/errors.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import { liveEventSchema } from '../live.contract.ts'
import * as endpoints from '../live.endpoints.ts'
import { changedAccess, mayReceive } from '../live.rules.ts'

/**
 * Milliseconds between two heartbeats. Each one also checks the session, because no event reports that a session has expired.
 */
const heartbeat = 20_000
/** Open streams per user. The server refuses more, for example from forgotten tabs. */
const maxStreams = 20
/** Bytes that may wait for a slow reader before the server closes the stream. */
const maxQueueBytes = 1_000_000

type Stream = {
  session: Session
  write: (text: string) => void
  endIfRevoked: () => void
  end: () => void
}

export function eventRoutes(platform: Platform): FastifyPluginAsync {
  const streams = new Set<Stream>()
  const countOf = (userId: string) => [...streams].filter(({ session }) => session.userId === userId).length

  return async (api) => {
    // Parses and serialises each event once for all streams: a thousand screens may be open.
    const stopListening = platform.live.subscribe((message) => {
      const event = liveEventSchema.safeParse(message)
      const text = event.success ? `data: ${JSON.stringify(event.data)}\n\n` : ''
      const hasChanged = changedAccess(message)
      for (const { session, write, endIfRevoked } of streams) {
        if (hasChanged(session.userId)) endIfRevoked()
        if (event.success && mayReceive(session.user, event.data)) write(text)
      }
    })
    api.addHook('preClose', async () => {
      stopListening()
      for (const { end } of streams) end()
    })

    await serve(api, endpoints.liveEvents, async (request, reply) => {
      const session = sessionOf(request)
      if (countOf(session.userId) >= maxStreams) throw platformError('TOO_MANY_REQUESTS')
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
        // Proxies must not reuse the connection after the stream.
        connection: 'close',
      })
      raw.write('retry: 3000\n\n')
      const stream: Stream = {
        session,
        write: (text) => {
          raw.write(text)
          // A reader that stopped reading must not fill the server's memory.
          if (raw.writableLength > maxQueueBytes) raw.destroy()
        },
        endIfRevoked: () => {
          isSessionAlive(platform, session).then(
            (isAlive) => isAlive || stream.end(),
            // The database is unreachable: the next heartbeat checks again.
            () => undefined,
          )
        },
        end: () => {
          clearInterval(beat)
          streams.delete(stream)
          raw.end()
        },
      }
      const beat = setInterval(() => {
        stream.write(': still here\n\n')
        stream.endIfRevoked()
      }, heartbeat)
      streams.add(stream)
      raw.on('close', stream.end)
      // The session may have ended before the stream was registered.
      stream.endIfRevoked()
    })
  }
}
