/**
 * A local server that speaks Stripe's wire protocol (API 2026-10-28.endive) for what the product uses, and serves the
 * stand-in for Stripe.js: demo and tests take the same way through the official SDK and the browser as real payments.
 * Money, cards and TWINT are pretended; strictness is not. Where the real behaviour is not known for certain, the code
 * says [unproven]; contract.test.ts is the same against the real test mode. Amounts are in centimes, times on the wire
 * in seconds, in options and control in milliseconds.
 */
import Fastify, { type FastifyPluginAsync } from 'fastify'

import type { AccountOptions } from './account.ts'
import { browserRoutes } from './browser/browser-routes.ts'
import { controlRoutes } from './control/control-routes.ts'
import { type Control, createControl } from './control/control.ts'
import { createEngine } from './engine.ts'
import { apiRoutes } from './wire/api-routes.ts'

export type StripeSandboxOptions = {
  /** Each account has its own data. */
  accounts: AccountOptions[]
  /** Milliseconds since 1970. */
  now?: () => number
  /** Where the state is kept between runs; undefined: in memory. */
  file?: string
  /** Milliseconds between the attempts to deliver an event that was not answered with 2xx. */
  retryDelays?: number[]
}

export type StripeSandbox = {
  /** The wire protocol and the browser's part, under any prefix of any server. */
  routes: FastifyPluginAsync
  /** A listener of its own on 127.0.0.1, with the control surface besides; port 0 finds a free one. */
  listen(port?: number): Promise<{ url: string; host: string; port: number }>
  control: Control
  stop(): Promise<void>
}

/** The real test mode tries three times within a few hours. */
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
