/**
 * A local server that speaks the part of Stripe's wire protocol (API 2026-10-28.endive) that the product uses, and
 * serves the stand-in for Stripe.js. Demo and tests thus use the official SDK and the browser as real payments do.
 * Money, cards and TWINT are simulated; parameters are checked as strictly as by Stripe. [unproven] marks behaviour of
 * Stripe that is not known for certain; contract.test.ts can also run against the real test mode. Amounts are in
 * centimes; times are in seconds on the wire, in milliseconds in options and control.
 */
import Fastify, { type FastifyPluginAsync } from 'fastify'

import type { AccountOptions } from './account.ts'
import { browserRoutes } from './browser/browser-routes.ts'
import { controlRoutes } from './control/control-routes.ts'
import { type Control, createControl } from './control/control.ts'
import { createEngine } from './engine.ts'
import { apiRoutes } from './wire/api-routes.ts'

export type StripeSandboxOptions = {
  accounts: AccountOptions[]
  now?: () => number
  file?: string
  retryDelays?: number[]
}

export type StripeSandbox = {
  routes: FastifyPluginAsync
  listen(port?: number): Promise<{ url: string; host: string; port: number }>
  control: Control
  stop(): Promise<void>
}

/** Stripe's test mode tries three times within a few hours. */
const usualRetryDelays = [5_000, 60_000, 600_000]

export function createStripeSandbox(options: StripeSandboxOptions): StripeSandbox {
  const { accounts, now = Date.now, file, retryDelays = usualRetryDelays } = options
  const engine = createEngine({ accounts, now, file, retryDelays })
  const control = createControl(engine)
  const listener = Fastify({ forceCloseConnections: true })
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(apiRoutes(engine))
    await app.register(browserRoutes(engine))
  }
  return {
    routes,
    async listen(port = 0) {
      await listener.register(routes)
      await listener.register(controlRoutes(control))
      const host = '127.0.0.1'
      const url = await listener.listen({ host, port })
      engine.ownAddress = url
      return { url, host, port: Number(new URL(url).port) }
    },
    control,
    async stop() {
      await Promise.all([listener.close(), engine.stop()])
    },
  }
}
