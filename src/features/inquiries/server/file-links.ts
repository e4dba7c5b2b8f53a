import { z } from 'zod'

import type { Platform } from '#platform/platform.ts'

const purpose = 'request file'
/** Seconds; as long as an idle session lasts. */
const lifetime = 30 * 60
/** Seconds; the owners may read the mail days later. */
const mailedLifetime = 7 * 24 * 60 * 60

type Signing = Pick<Platform, 'clock' | 'secrets'>

export function mailedFileLink(platform: Signing & Pick<Platform, 'publicOrigin'>, fileId: string): string {
  return platform.publicOrigin + signedFileLink(platform, fileId, mailedLifetime)
}

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

export function isSignedLink({ clock, secrets }: Signing, fileId: string, query: unknown): boolean {
  const { data } = signedSchema.safeParse(query)
  if (!data || data.expires * 1_000 <= clock.now().getTime()) return false
  return secrets.verify(purpose, subject(fileId, data.expires), data.signature)
}

function subject(fileId: string, expires: number): string {
  return `${fileId} ${expires}`
}
