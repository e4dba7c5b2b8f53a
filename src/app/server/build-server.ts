import type { Socket } from 'node:net'

import compress from '@fastify/compress'
import etag from '@fastify/etag'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'

import { guardRoutes } from '#features/accounts/server/access.ts'
import { adminUsersRoutes } from '#features/accounts/server/admin-routes.ts'
import { profileRoutes } from '#features/accounts/server/profile-routes.ts'
import { accountsRoutes } from '#features/accounts/server/routes.ts'
import { appointmentsOfService } from '#features/appointments/server/follow-service.ts'
import { assistantRoutes } from '#features/assistant/server/routes.ts'
import { auditRoutes } from '#features/audit/server/routes.ts'
import { memberBarbersRoutes } from '#features/barbers/server/member-routes.ts'
import { barbersRoutes } from '#features/barbers/server/public-routes.ts'
import { reassignmentRoutes, staffRoutes } from '#features/barbers/server/routes.ts'
import { availabilityRoutes } from '#features/booking/server/availability-routes.ts'
import { clientBookingRoutes } from '#features/booking/server/client-routes.ts'
import { guestBookingRoutes } from '#features/booking/server/guest-routes.ts'
import { payAppointmentRoutes } from '#features/booking/server/pay-appointment-routes.ts'
import { exportRoutes } from '#features/calendar/server/export-routes.ts'
import { feedRoutes } from '#features/calendar/server/feed-routes.ts'
import { staffBookingRoutes } from '#features/calendar/server/staff-routes.ts'
import { customerRoutes } from '#features/customers/server/customer-routes.ts'
import { inquiriesRoutes } from '#features/inquiries/server/routes.ts'
import { messagesRoutes } from '#features/messages/server/routes.ts'
import { oneClickRoutes, unsubscribeRoutes } from '#features/messages/server/unsubscribe-routes.ts'
import { ordersRoutes } from '#features/orders/server/routes.ts'
import { paymentsRoutes } from '#features/payments/server/routes.ts'
import type { Gate } from '#features/plans/gates.rules.ts'
import { requirePlan } from '#features/plans/server/require-plan.ts'
import { plansRoutes } from '#features/plans/server/routes.ts'
import { adminProductsRoutes } from '#features/products/server/admin-routes.ts'
import { productsRoutes } from '#features/products/server/routes.ts'
import { adminServicesRoutes } from '#features/services/server/admin-routes.ts'
import { servicesRoutes } from '#features/services/server/routes.ts'
import type { ServiceFollower } from '#features/services/server/service-follower.ts'
import { publicSettingsRoutes } from '#features/settings/server/public-routes.ts'
import { settingsRoutes } from '#features/settings/server/routes.ts'
import { statisticsRoutes } from '#features/statistics/server/routes.ts'
import { waitingListRoutes } from '#features/waiting-list/server/admin-routes.ts'
import { clientWaitingListRoutes } from '#features/waiting-list/server/client-routes.ts'
import { requestsOfService } from '#features/waiting-list/server/withdraw-requests.ts'
import type { Env } from '#platform/env.ts'
import { answerFrameworkError, answerUnreadableCall, handleErrors } from '#platform/http/error-handler.ts'
import { logRequests, loggerOptions } from '#platform/http/request-log.ts'
import { refuseUnstorableText } from '#platform/http/storable-text.ts'
import { setZodLocale } from '#platform/http/zod-locale.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { servePictures } from '#platform/pictures/serve-pictures.ts'
import type { Platform } from '#platform/platform.ts'

import { accountExports } from './account-exports.ts'
import { accountTraces } from './account-traces.ts'
import { describeApi } from './api-description.ts'
import { eventRoutes } from './event-routes.ts'
import { healthRoutes } from './health-routes.ts'
import { messageKinds } from './message-kinds.ts'
import { serveWebPages } from './pages/web-pages.ts'
import { payables } from './payables.ts'
import { type Sandbox, sandboxPath } from './payment-providers.ts'

const serviceFollowers: readonly ServiceFollower[] = [appointmentsOfService, requestsOfService]

const bodyLimit = 1_048_576
/** Milliseconds for receiving a whole request; the answer is not limited. */
const arrivalLimit = 60_000
/**
 * Milliseconds without traffic in either direction, also when a client does not read. Event streams send
 * heartbeats.
 */
const silenceLimit = 60_000
/** Pipelined requests per connection. Browsers and proxies send one at a time. */
const maxPipelinedRequests = 5

export async function buildServer(
  platform: Platform,
  env: Pick<Env, 'LOG_LEVEL' | 'TRUST_PROXY'>,
  mailer: Mailer,
  sandbox?: Pick<Sandbox, 'routes'>,
): Promise<FastifyInstance> {
  setZodLocale()
  const app = Fastify({
    logger: loggerOptions(env.LOG_LEVEL),
    // Replaces Fastify's two lines per request with one, see request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    bodyLimit,
    requestTimeout: arrivalLimit,
    connectionTimeout: silenceLimit,
    // Behind a proxy all callers would have the proxy's address and share its rate limits.
    trustProxy: env.TRUST_PROXY ?? false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerUnreadableCall,
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  closeConnectionsOnStop(app)
  rejectPipelining(app)
  logRequests(app)
  const isSecure = platform.publicOrigin.startsWith('https:')
  // Pages have their own Content-Security-Policy with script hashes, see web-pages.ts.
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
          publicSettingsRoutes(platform),
          servicesRoutes(platform),
          barbersRoutes(platform),
        ])
      })
      await api.register(async (scope) => {
        await cacheForAMinute(scope)
        await compressLongAnswers(scope)
        await scope.register(productsRoutes(platform))
      })
      await registerAll(api, [
        accountsRoutes(platform),
        unsubscribeRoutes(platform),
        inquiriesRoutes(platform),
        assistantRoutes(platform),
        profileRoutes(platform, { traces: accountTraces, exports: accountExports }),
        availabilityRoutes(platform),
        guestBookingRoutes(platform, payables),
        clientBookingRoutes(platform),
        clientWaitingListRoutes(platform),
        eventRoutes(platform),
        paymentsRoutes(platform, payables),
        payAppointmentRoutes(platform, payables),
        plansRoutes(platform, payables, messageKinds),
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
          messagesRoutes(platform, messageKinds),
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

async function registerAll(scope: FastifyInstance, plugins: readonly FastifyPluginAsync[]): Promise<void> {
  for (const plugin of plugins) await scope.register(plugin)
}

/**
 * For answers that are the same for everyone: proxies may cache them for a minute, browsers revalidate with
 * the ETag (D-API-05). Placing an order checks the stock again.
 */
async function cacheForAMinute(catalogue: FastifyInstance): Promise<void> {
  // Weak, because the compressed and the plain body count as the same.
  await catalogue.register(etag, { weak: true })
  catalogue.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=0, s-maxage=60')
  })
}

/**
 * Compresses long answers: a month of a busy calendar is 2 MB of JSON and shrinks to a tenth. Only the
 * staff's and the shop's lists are that long.
 */
async function compressLongAnswers(panels: FastifyInstance): Promise<void> {
  await panels.register(compress, {
    globalDecompression: false,
    threshold: 8_192,
    encodings: ['zstd', 'gzip'],
    // Fastest level, because the user waits for the compression too.
    zlibOptions: { level: 1 },
    // Compresses synchronously: many small chunks through the thread pool take longer.
    syncThreshold: 16_777_216,
  })
}

/**
 * Destroys connections with too many pipelined requests. Each one waiting behind an unread answer may hold an
 * open file, so a few connections could exhaust the file handles.
 */
function rejectPipelining(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>()
  app.server.prependListener('request', ({ socket }, response) => {
    const calls = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, calls)
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    if (calls > maxPipelinedRequests) socket.destroy()
  })
}

/**
 * Closes unused connections on stop. Node counts connections that a browser opened in advance and never used
 * as busy, so they would delay the stop.
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
