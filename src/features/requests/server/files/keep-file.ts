import type { Platform } from '#platform/platform.ts'

import { requestsError } from '../errors.ts'
import { forgetUntiedFiles } from './forget-files.ts'

/** Bytes that may wait for their forms, of the whole shop; of those that come at the same moment a few more. */
const mostWaiting = 300 * 1_048_576

const endings = { photo: 'webp', document: 'pdf' } as const

type NewFile = { kind: keyof typeof endings; name: string; content: Buffer }
/** Pixels of a photo. */
export type KeptFile = { id: string; format: string; bytes: number; width?: number; height?: number }

/** Milliseconds that a form takes: where room is short, what has waited longer goes first. */
const formTakes = 30 * 60_000

/** @throws AppError 503 while too much waits that may still be sent */
export async function makeRoom(platform: Platform): Promise<void> {
  if (!(await isFull(platform))) return
  await forgetUntiedFiles(platform, platform.clock.now(), formTakes)
  if (await isFull(platform)) throw requestsError('UPLOADS_FULL', { retryAfterSeconds: formTakes / 1_000 })
}

async function isFull({ database: { db } }: Pick<Platform, 'database'>): Promise<boolean> {
  const { bytes } = await db
    .selectFrom('request_files')
    .select((eb) => eb.fn.sum<string | null>('bytes').as('bytes'))
    .where('request_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0) >= mostWaiting
}

/** The file first: what no row names, as after a fault here, the night removes (forget-lost-pictures.ts). */
export async function keepFile(
  { database: { db }, files, clock }: Platform,
  { kind, name, content }: NewFile,
): Promise<KeptFile> {
  const id = crypto.randomUUID()
  const format = endings[kind]
  const file = `${id}.${format}`
  await files.save(file, content)
  const row = { id, kind, file, name, bytes: content.length, created_at: clock.now() }
  await db.insertInto('request_files').values(row).execute()
  return { id, format, bytes: content.length }
}
