import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { isSessionAlive, sessionOf } from '#features/accounts/server/public.ts'
import { liveEventSchema } from '#features/booking/staff.contract.ts'
import { platformError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'

import { concernsAccess, mayHear } from '../live.rules.ts'

/** Milliseconds between two signs of life; each also asks whether the session still stands, as its end by age is not told. */
const heartbeat = 20_000
/** Open screens of one person; a forgotten tab too many is turned away. */
const mostStreams = 20
/** Bytes that wait for a reader who does not read. */
const longestQueue = 1_000_000

/** What happens in the shop, told to the open screens of the staff as server-sent events. */
export function eventRoutes(platform: Platform): FastifyPluginAsyncZod {
  const streams = new Map<string, Set<() => void>>()
  return async (api) => {
    api.addHook('preClose', async () => {
      for (const ends of streams.values()) for (const end of ends) end()
    })

    api.get('/events', { config: { access: ['admin', 'barber'] } }, (request, reply) => {
      const session = sessionOf(request)
      const open = streams.get(session.userId) ?? new Set()
      if (open.size >= mostStreams) throw platformError('TOO_MANY_REQUESTS')
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
      const write = (text: string) => {
        raw.write(text)
        if (raw.writableLength > longestQueue) end()
      }
      const endIfRevoked = () => {
        isSessionAlive(platform, session).then(
          (isAlive) => isAlive || end(),
          // The database is away: the next beat asks again.
          () => undefined,
        )
      }
      const stopListening = platform.live.subscribe((message) => {
        if (concernsAccess(session.userId, message)) endIfRevoked()
        const event = liveEventSchema.safeParse(message)
        if (event.success && mayHear(session.user, event.data))
          write(`data: ${JSON.stringify(event.data)}\n\n`)
      })
      const beat = setInterval(() => {
        write(': still here\n\n')
        endIfRevoked()
      }, heartbeat)
      const end = () => {
        clearInterval(beat)
        stopListening()
        open.delete(end)
        if (open.size === 0) streams.delete(session.userId)
        raw.end()
      }
      open.add(end)
      streams.set(session.userId, open)
      raw.on('close', end)
      // It may have ended before anybody listened.
      endIfRevoked()
    })
  }
}
