import type { FastifyInstance } from 'fastify'

const slow = 1_000

/** JSON lines with the request's id; never a body, a token, an address or a person. */
export function loggerOptions(level: string) {
  return { level, base: { pid: process.pid }, serializers: { err: describeError } }
}

/**
 * Logs one line per call with the route's pattern, not its address, because addresses carry secrets. Quick reads are logged at
 * debug level.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime)
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds,
    }
    if (milliseconds >= slow) request.log.warn(line, 'slow call')
    else if (request.method === 'GET' && reply.statusCode < 400) request.log.debug(line, 'call')
    else request.log.info(line, 'call')
    done()
  })
}

/**
 * Keeps only what locates the fault: PostgreSQL's `detail` and parameters hold personal data, and mail servers and telephone
 * providers repeat the recipient.
 */
function describeError(error: Error) {
  const code = 'code' in error ? error.code : undefined
  const constraint = 'constraint' in error ? error.constraint : undefined
  const message = withoutContacts(error.message)
  const stack = withoutContacts(error.stack ?? '')
  const { cause: reason } = error
  const cause = reason instanceof Error ? withoutContacts(reason.message) : undefined
  return { type: error.name, message, stack, code, constraint, cause }
}

/** Package folders, '/@fastify/…', stay. Phone numbers are always stored with their country, +41…, also inside a URL. */
function withoutContacts(text: string): string {
  return text
    .replace(/[^\s<>()/@]{1,64}@[^\s<>()/@]{1,255}/g, '…@…')
    .replace(/(?:\+|%2B)\d[\d ]{5,18}\d/gi, '+…')
}
