import type { FastifyPluginAsync } from 'fastify'

import { isSessionAlive, type Session, sessionOf } from '#features/accounts/server/public.ts'
import { liveEventSchema } from '#features/panels/live.contract.ts'
import { platformError } from '#platform/http/errors.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../live.endpoints.ts'
import { changedAccess, mayHear } from '../live.rules.ts'

/** Milliseconds between two signs of life; each also asks whether the session still stands, as its end by age is not told. */
const heartbeat = 20_000
/** Open screens of one person; a forgotten tab too many is turned away. */
const mostStreams = 20
/** Bytes that wait for a reader who does not read. */
const longestQueue = 1_000_000

type Stream = {
  session: Session
  write: (text: string) => void
  endIfRevoked: () => void
  end: () => void
}

/** What happens in the shop, told to the open screens of the staff as server-sent events. */
export function eventRoutes(platform: Platform): FastifyPluginAsync {
  const streams = new Set<Stream>()
  const countOf = (userId: string) => [...streams].filter(({ session }) => session.userId === userId).length

  return async (api) => {
    // Read and written once, whoever hears it: a thousand screens may be open.
    const stopListening = platform.live.subscribe((message) => {
      const event = liveEventSchema.safeParse(message)
      const text = event.success ? `data: ${JSON.stringify(event.data)}\n\n` : ''
      const hasChanged = changedAccess(message)
      for (const { session, write, endIfRevoked } of streams) {
        if (hasChanged(session.userId)) endIfRevoked()
        if (event.success && mayHear(session.user, event.data)) write(text)
      }
    })
    api.addHook('preClose', async () => {
      stopListening()
      for (const { end } of streams) end()
    })

    await serve(api, endpoints.liveEvents, async (request, reply) => {
      const session = sessionOf(request)
      if (countOf(session.userId) >= mostStreams) throw platformError('TOO_MANY_REQUESTS')
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
        // When it ends, nothing else will come over it.
        connection: 'close',
      })
      raw.write('retry: 3000\n\n')
      const stream: Stream = {
        session,
        write: (text) => {
          raw.write(text)
          // What waits for somebody who does not read is not kept.
          if (raw.writableLength > longestQueue) raw.destroy()
        },
        endIfRevoked: () => {
          isSessionAlive(platform, session).then(
            (isAlive) => isAlive || stream.end(),
            // The database is away: the next beat asks again.
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
      // It may have ended before anybody listened.
      stream.endIfRevoked()
    })
  }
}
