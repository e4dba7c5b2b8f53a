import { errors, jwtVerify, SignJWT } from 'jose'

import type { Platform } from '#platform/platform.ts'

/** Seconds. */
const lifetime = 30 * 60
/** Seconds for which an expired token can still be exchanged. */
const refreshGrace = 5 * 60

export async function signToken(
  { secrets, clock }: Platform,
  sessionId: string,
  userId: string,
): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000)
  return await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(now + lifetime)
    .sign(secrets.sessionKey)
}

/** @returns undefined for a forged, malformed or expired token */
export async function readToken(
  { secrets, clock }: Platform,
  token: string,
  { forRefresh = false } = {},
): Promise<{ sessionId: string } | undefined> {
  try {
    const { payload } = await jwtVerify<{ sid: string }>(token, secrets.sessionKey, {
      algorithms: ['HS256'],
      currentDate: clock.now(),
      clockTolerance: forRefresh ? refreshGrace : 0,
    })
    return typeof payload.sid === 'string' ? { sessionId: payload.sid } : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
