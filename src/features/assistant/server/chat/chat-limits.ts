import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'

const minute = 60
/** D-SEC-08: per conversation and per IP address. */
const perChat: RateLimit = { name: 'chat', points: 30, seconds: minute }
const perAddress: RateLimit = { name: 'chat-address', points: 30, seconds: minute }
const openings: RateLimit = { name: 'chat-opening', points: 30, seconds: minute }
const votes: RateLimit = { name: 'chat-vote', points: 30, seconds: minute }
const readings: RateLimit = { name: 'chat-reading', points: 120, seconds: minute }

/** @param chat its id; null for a new conversation */
export async function limitMessages(
  { rateLimits }: Platform,
  address: string,
  chat: string | null,
): Promise<void> {
  await rateLimits.consume([
    { limit: perAddress, key: address },
    ...(chat === null ? [] : [{ limit: perChat, key: chat }]),
  ])
}

export async function limitOpenings({ rateLimits }: Platform, address: string): Promise<void> {
  await rateLimits.consume([{ limit: openings, key: address }])
}

export async function limitVotes({ rateLimits }: Platform, address: string): Promise<void> {
  await rateLimits.consume([{ limit: votes, key: address }])
}

export async function limitReads({ rateLimits }: Platform, address: string): Promise<void> {
  await rateLimits.consume([{ limit: readings, key: address }])
}
