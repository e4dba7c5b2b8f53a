import type { Socket } from 'node:net'

import compress from '@fastify/compress'
import etag from '@fastify/etag'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'

import { profileRoutes } from '#features/accounts/server/profile/profile-routes.ts'
import { guardRoutes } from '#features/accounts/server/public.ts'
import { accountsRoutes } from '#features/accounts/server/routes.ts'
import { adminUsersRoutes } from '#features/accounts/server/users/admin-routes.ts'
import { assistantRoutes } from '#features/assistant/server/routes.ts'
import { auditRoutes } from '#features/audit/server/routes.ts'
import { memberBarbersRoutes } from '#features/barbers/server/member-routes.ts'
import { barbersRoutes } from '#features/barbers/server/routes.ts'
import { availabilityRoutes } from '#features/booking/server/availability-routes.ts'
import { clientBookingRoutes } from '#features/booking/server/client-routes.ts'
import { guestBookingRoutes } from '#features/booking/server/guest-routes.ts'
import { payAppointmentRoutes } from '#features/booking/server/pay-appointment-routes.ts'
import { exportRoutes } from '#features/calendar/server/export-routes.ts'
import { feedRoutes } from '#features/calendar/server/feed-routes.ts'
import { staffBookingRoutes } from '#features/calendar/server/staff-routes.ts'
import { adminServicesRoutes } from '#features/catalog/server/admin-routes.ts'
import { catalogRoutes } from '#features/catalog/server/routes.ts'
import { customerRoutes } from '#features/customers/server/customer-routes.ts'
import { messagesRoutes } from '#features/messages/server/routes.ts'
import { ordersRoutes } from '#features/orders/server/routes.ts'
import { eventRoutes } from '#features/panels/server/event-routes.ts'
import { paymentsRoutes } from '#features/payments/server/routes.ts'
import type { Gate } from '#features/plans/gates.rules.ts'
import { requirePlan } from '#features/plans/server/public.ts'
import { plansRoutes } from '#features/plans/server/routes.ts'
import { adminProductsRoutes } from '#features/products/server/admin-routes.ts'
import { productsRoutes } from '#features/products/server/routes.ts'
import { requestsRoutes } from '#features/requests/server/routes.ts'
import { settingsRoutes } from '#features/settings/server/routes.ts'
import { reassignmentRoutes, staffRoutes } from '#features/staff/server/routes.ts'
import { statisticsRoutes } from '#features/statistics/server/routes.ts'
import { studioRoutes } from '#features/studio/server/routes.ts'
import { oneClickRoutes, unsubscribeRoutes } from '#features/unsubscribe/server/routes.ts'
import { waitingListRoutes } from '#features/waiting-list/server/routes.ts'
import { lineRoutes } from '#features/waiting-offers/server/routes.ts'
import type { Env } from '#platform/env.ts'
import { answerFrameworkError, answerUnreadableCall, handleErrors } from '#platform/http/error-handler.ts'
import { speakItalian } from '#platform/http/italian-validation.ts'
import { logRequests, loggerOptions } from '#platform/http/request-log.ts'
import { refuseUnstorableText } from '#platform/http/storable-text.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { servePictures } from '#platform/pictures/serve-pictures.ts'
import type { Platform } from '#platform/platform.ts'

import { accountExports } from './account-exports.ts'
import { accountTraces } from './account-traces.ts'
import { describeApi } from './api-description.ts'
import { healthRoutes } from './health-routes.ts'
import { messagePreviews } from './message-previews.ts'
import { serveWebPages } from './pages/web-pages.ts'
import { payables } from './payables.ts'
import { type Sandbox, sandboxPath } from './payment-providers.ts'
import { serviceFollowers } from './service-followers.ts'

const bodyLimit = 1_048_576
/** Milliseconds that a call may take to arrive; how long its answer takes does not count. */
const arrivalLimit = 60_000
/** Milliseconds without a byte in either direction, answers that nobody reads included. Open streams have their heartbeat. */
const silenceLimit = 60_000
/** Calls of one connection that wait for each other's answers. Browsers and proxies send one at a time. */
const mostInARow = 5

/** The whole product behind one port: platform plugins, then every feature by name. Does not listen yet. */
export async function buildServer(
  platform: Platform,
  env: Pick<Env, 'LOG_LEVEL' | 'TRUST_PROXY'>,
  mailer: Mailer,
  sandbox?: Pick<Sandbox, 'routes'>,
): Promise<FastifyInstance> {
  speakItalian()
  const app = Fastify({
    logger: loggerOptions(env.LOG_LEVEL),
    // One line of our own per call instead of Fastify's two, see request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    bodyLimit,
    requestTimeout: arrivalLimit,
    connectionTimeout: silenceLimit,
    // Behind a proxy every caller would have the proxy's address, and share its rate limits.
    trustProxy: env.TRUST_PROXY ?? false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerUnreadableCall,
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  closeConnectionsOnStop(app)
  refuseRowsOfCalls(app)
  logRequests(app)
  const isSecure = platform.publicOrigin.startsWith('https:')
  // Pages bring their own Content-Security-Policy with the hashes of their scripts, see web-pages.ts.
  await app.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: isSecure })
  await app.register(
    async (api) => {
      const behind =
        (gate: Gate, routes: FastifyPluginAsync): FastifyPluginAsync =>
        async (scope) => {
          requirePlan(scope, platform, gate)
          await scope.register(routes)
        }
      await describeApi(api)
      guardRoutes(api, platform)
      refuseUnstorableText(api)
      await api.register(healthRoutes(platform))
      await api.register(async (catalogue) => {
        await cacheForAMinute(catalogue)
        await registerAll(catalogue, [
          studioRoutes(platform),
          catalogRoutes(platform),
          barbersRoutes(platform),
        ])
      })
      await api.register(async (shelf) => {
        await cacheForAMinute(shelf)
        await compressLongAnswers(shelf)
        await shelf.register(productsRoutes(platform))
      })
      await registerAll(api, [
        accountsRoutes(platform),
        unsubscribeRoutes(platform),
        requestsRoutes(platform),
        assistantRoutes(platform),
        profileRoutes(platform, { traces: accountTraces, exports: accountExports }),
        availabilityRoutes(platform),
        guestBookingRoutes(platform, payables),
        clientBookingRoutes(platform),
        lineRoutes(platform),
        eventRoutes(platform),
        paymentsRoutes(platform, payables),
        payAppointmentRoutes(platform, payables),
        plansRoutes(platform, payables),
        ordersRoutes(platform, payables),
      ])
      await api.register(async (panels) => {
        await compressLongAnswers(panels)
        await registerAll(panels, [
          staffBookingRoutes(platform),
          customerRoutes(platform),
          feedRoutes(platform),
          exportRoutes(platform),
          memberBarbersRoutes(platform),
          behind('statistics', statisticsRoutes(platform)),
          behind('barbers', staffRoutes(platform)),
          reassignmentRoutes(platform),
          behind('services', adminServicesRoutes(platform, serviceFollowers)),
          behind('users', adminUsersRoutes(platform, accountTraces)),
          waitingListRoutes(platform),
          adminProductsRoutes(platform),
          messagesRoutes(platform, messagePreviews),
          auditRoutes(platform),
          settingsRoutes(platform, mailer),
        ])
      })
    },
    { prefix: '/api' },
  )
  await app.register(healthRoutes(platform))
  await app.register(oneClickRoutes(platform))
  await app.register(servePictures(platform.files))
  if (sandbox) await app.register(sandbox.routes, { prefix: sandboxPath })
  await app.register(serveWebPages, { platform })
  return app
}

/** One after the other. */
async function registerAll(scope: FastifyInstance, plugins: readonly FastifyPluginAsync[]): Promise<void> {
  for (const plugin of plugins) await scope.register(plugin)
}

/**
 * What everybody reads alike: proxies may keep it for a minute, browsers ask again with the ETag (D-API-05). What is left of
 * a product is asked once more when it is ordered.
 */
async function cacheForAMinute(catalogue: FastifyInstance): Promise<void> {
  // Weak: packed or not, it is the same answer.
  await catalogue.register(etag, { weak: true })
  catalogue.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=0, s-maxage=60')
  })
}

/** A month of a busy calendar is 2 MB of JSON, a tenth of it packed. Only the staff's lists, and the shop's, are that long. */
async function compressLongAnswers(panels: FastifyInstance): Promise<void> {
  await panels.register(compress, {
    globalDecompression: false,
    threshold: 8_192,
    encodings: ['zstd', 'gzip'],
    // The quickest: whoever waits for the list waits for its packing, too.
    zlibOptions: { level: 1 },
    // In one go: a hundred small pieces through the thread pool take longer than the whole.
    syncThreshold: 16_777_216,
  })
}

/** Each call behind an answer that nobody reads holds a file and its first piece: a few connections would hold all of them. */
function refuseRowsOfCalls(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>()
  app.server.prependListener('request', ({ socket }, response) => {
    const calls = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, calls)
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    if (calls > mostInARow) socket.destroy()
  })
}

/**
 * A stop waits for calls under way; their connections must not linger afterwards for calls that never come, nor those
 * that a browser opened in advance and has not used: Node takes these for busy ones.
 */
function closeConnectionsOnStop(app: FastifyInstance): void {
  let stopping = false
  const sockets = new Set<Socket>()
  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', async () => {
    stopping = true
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close')
    done()
  })
}
