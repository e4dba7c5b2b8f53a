import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Actor } from '#features/audit/server/record-change.ts'
import { platformError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'
import type { Access } from '#shared/contracts/access.ts'

import { auditActor } from './audit-actor.ts'
import { accountsError } from './errors.ts'
import { findSession, type Session } from './find-session.ts'
import { readToken } from './sessions/session-token.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required: a route without it fails to register. */
    access?: Access
    beforePasswordChange?: boolean
  }
  interface FastifyRequest {
    session: Session | null
  }
}

/**
 * Denies by default: each route of this scope must declare its access, and each call is checked against it.
 */
export function guardRoutes(api: FastifyInstance, platform: Platform): void {
  api.decorateRequest('session', null)
  api.addHook('onRoute', ({ url, method, config }) => {
    if (config?.access === undefined) throw new Error(`${String(method)} ${url} declares no access`)
  })
  api.addHook('onRequest', async (request, reply) => {
    const { access, beforePasswordChange = false } = request.routeOptions.config
    if (access === 'public') return
    reply.header('cache-control', 'no-store')
    if (access === undefined) throw platformError('NOT_FOUND')
    const session = await authenticate(request, platform)
    if (session.user.mustChangePassword && !beforePasswordChange)
      throw accountsError('PASSWORD_CHANGE_REQUIRED')
    if (!access.includes(session.role)) throw platformError('FORBIDDEN')
    request.session = session
  })
}

/** @throws AppError 401 on a public route without a session */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw platformError('UNAUTHENTICATED')
  return request.session
}

export function actorOf(request: FastifyRequest): Actor {
  return auditActor(sessionOf(request))
}

export async function optionalSession(
  platform: Platform,
  request: FastifyRequest,
): Promise<Session | undefined> {
  const token = bearerOf(request)
  const claims = token ? await readToken(platform, token) : undefined
  return claims ? await findSession(platform, claims.sessionId) : undefined
}

async function authenticate(request: FastifyRequest, platform: Platform): Promise<Session> {
  const session = await optionalSession(platform, request)
  if (!session) throw platformError('UNAUTHENTICATED')
  return session
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}
