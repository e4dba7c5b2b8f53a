import { z } from 'zod'

import type { Platform } from '#platform/platform.ts'

const purpose = 'request file'
/** Seconds: as long as a session lasts without a touch. */
const lifetime = 30 * 60
/** Seconds: in a mail to the owners, who may read it after a few days off. */
const mailedLifetime = 7 * 24 * 60 * 60

type Signing = Pick<Platform, 'clock' | 'secrets'>

/** The same for a mail to the owners, with the shop's own address, for a week. */
export function mailedFileLink(platform: Signing & Pick<Platform, 'publicOrigin'>, fileId: string): string {
  return platform.publicOrigin + signedFileLink(platform, fileId, mailedLifetime)
}

/**
 * Where a file of a request can be read for a while, by whoever has the link: for the owner's screens.
 * @param seconds half an hour, unless it says otherwise
 */
export function signedFileLink({ clock, secrets }: Signing, fileId: string, seconds = lifetime): string {
  const expires = Math.floor(clock.now().getTime() / 1_000) + seconds
  const signature = secrets.sign(purpose, subject(fileId, expires))
  return `/api/images/${fileId}?expires=${expires}&signature=${signature}`
}

const signedSchema = z.object({
  expires: z
    .string()
    .regex(/^[1-9]\d{0,11}$/)
    .transform(Number),
  signature: z.string().max(100),
})

/** @param query of a call, whatever it is */
export function isSignedLink({ clock, secrets }: Signing, fileId: string, query: unknown): boolean {
  const { data } = signedSchema.safeParse(query)
  if (!data || data.expires * 1_000 <= clock.now().getTime()) return false
  return secrets.verify(purpose, subject(fileId, data.expires), data.signature)
}

function subject(fileId: string, expires: number): string {
  return `${fileId} ${expires}`
}
