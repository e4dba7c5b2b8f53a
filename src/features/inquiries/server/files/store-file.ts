import type { Platform } from '#platform/platform.ts'

import { inquiriesError } from '../errors.ts'
import { dropFilesBeyond } from '../forget-files.ts'

const megabyte = 1_048_576
/**
 * Bytes of uploads waiting for their form, per sender and in total; concurrent uploads may exceed it
 * slightly. An application has about fifteen megabytes, and a household may send two.
 */
const maxUntiedBytes = { ofOne: 40 * megabyte, ofAll: 300 * megabyte }
/** Bytes of all uploaded files, including those of stored requests. */
const maxStoredBytes = 2_000 * megabyte

const endings = { photo: 'webp', document: 'pdf' } as const

type NewFile = { kind: keyof typeof endings; name: string; content: Buffer; sender: string }
export type StoredFile = { id: string; format: string; bytes: number; width?: number; height?: number }

/**
 * Milliseconds. Our pages send the form right after its files, so older uploads may be deleted when space is
 * short.
 */
const formTakes = 10 * 60_000

/** Seconds; the owner must delete requests first. */
const aDay = 24 * 60 * 60

export function senderAt({ secrets }: Pick<Platform, 'secrets'>, address: string): string {
  return secrets.sign('upload-sender', address)
}

/**
 * Frees space for another upload, first among the sender's own, so that heavy senders do not displace others.
 *
 * @throws AppError 503 while the waiting uploads or all files together exceed their limit
 */
export async function freeUploadSpace(platform: Platform, sender: string): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - formTakes)
  for (const share of [{ most: maxUntiedBytes.ofOne, sender }, { most: maxUntiedBytes.ofAll }]) {
    if ((await waitingBytes(platform, share)) < share.most) continue
    await dropFilesBeyond(platform, { ...share, before })
    if ((await waitingBytes(platform, share)) >= share.most)
      throw inquiriesError('UPLOADS_FULL', { retryAfterSeconds: formTakes / 1_000 })
  }
  if ((await storedBytes(platform)) >= maxStoredBytes)
    throw inquiriesError('UPLOADS_FULL', { retryAfterSeconds: aDay })
}

async function waitingBytes(
  { database: { db } }: Pick<Platform, 'database'>,
  { sender }: { sender?: string },
): Promise<number> {
  let waiting = db.selectFrom('request_files').where('request_id', 'is', null)
  if (sender !== undefined) waiting = waiting.where('sender', '=', sender)
  const { bytes } = await waiting
    .select((eb) => eb.fn.sum<string | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

async function storedBytes({ database: { db } }: Pick<Platform, 'database'>): Promise<number> {
  const { bytes } = await db
    .selectFrom('request_files')
    .select((eb) => eb.fn.sum<string | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/**
 * Stores a file and then its row. If the insert fails, the nightly job deletes the file
 * (remove-orphaned-pictures.ts).
 */
export async function storeFile(
  { database: { db }, files, clock }: Platform,
  { kind, name, content, sender }: NewFile,
): Promise<StoredFile> {
  const id = crypto.randomUUID()
  const format = endings[kind]
  const file = `${id}.${format}`
  await files.save(file, content)
  const row = { id, kind, file, name, bytes: content.length, sender, created_at: clock.now() }
  await db.insertInto('request_files').values(row).execute()
  return { id, format, bytes: content.length }
}
