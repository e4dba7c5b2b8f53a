import { setTimeout as after } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

import { outsideOrigins } from '#features/settings/outside-accounts.rules.ts'
import { outsideAccounts } from '#features/settings/server/outside-accounts.ts'
import type { Platform } from '#platform/platform.ts'

const freshFor = 5_000
const timeout = 300

/** If the database is slow or down, the last known accounts apply. */
export function outsideConnections(
  platform: Platform,
): (log: FastifyBaseLogger) => Promise<readonly string[]> {
  let known: { readAt: number; origins: Promise<readonly string[]> } | null = null
  let latest: readonly string[] = []

  async function read(log: FastifyBaseLogger): Promise<readonly string[]> {
    try {
      const { mailAccount, imageAccount } = await outsideAccounts(platform.database.db)
      latest = outsideOrigins(mailAccount, imageAccount)
    } catch (error) {
      log.warn({ err: error }, 'The outside accounts could not be read')
    }
    return latest
  }

  return async (log) => {
    const now = performance.now()
    if (!known || now - known.readAt >= freshFor) known = { readAt: now, origins: read(log) }
    return await Promise.race([known.origins, after(timeout, latest, { ref: false })])
  }
}

export function withConnections(policy: string, origins: readonly string[]): string {
  return origins.length === 0
    ? policy
    : policy.replace("connect-src 'self'", () => ["connect-src 'self'", ...origins].join(' '))
}
