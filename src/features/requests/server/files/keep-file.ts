import type { Platform } from '#platform/platform.ts'

import { requestsError } from '../errors.ts'
import { dropBeyond } from './forget-files.ts'

const megabyte = 1_048_576
/**
 * Bytes that may wait for their forms, of one sender and of the whole shop; of those that come at the same moment a few more. An
 * application comes to some fifteen megabytes; a household sends two.
 */
const mostWaiting = { ofOne: 40 * megabyte, ofAll: 300 * megabyte }
/** Bytes of all files that applicants and customers have sent, also with forms that the owner keeps. */
const mostKept = 2_000 * megabyte

const endings = { photo: 'webp', document: 'pdf' } as const

type NewFile = { kind: keyof typeof endings; name: string; content: Buffer; sender: string }
/** Pixels of a photo. */
export type KeptFile = { id: string; format: string; bytes: number; width?: number; height?: number }

/** Milliseconds: our pages send the form right after its files. Where room is short, what has waited longer goes first. */
const formTakes = 10 * 60_000

/** Seconds: the owner has to delete requests first. */
const aDay = 24 * 60 * 60

/** Who sends files from an address on the net, as it is kept until a form names them. */
export function senderAt({ secrets }: Pick<Platform, 'secrets'>, address: string): string {
  return secrets.sign('upload-sender', address)
}

/**
 * First among the sender's own, so that whoever sends too much takes nothing from others.
 * @throws AppError 503 while too much waits that may still be sent, or is kept
 */
export async function makeRoom(platform: Platform, sender: string): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - formTakes)
  for (const share of [{ most: mostWaiting.ofOne, sender }, { most: mostWaiting.ofAll }]) {
    if ((await waitingBytes(platform, share)) < share.most) continue
    await dropBeyond(platform, { ...share, before })
    if ((await waitingBytes(platform, share)) >= share.most)
      throw requestsError('UPLOADS_FULL', { retryAfterSeconds: formTakes / 1_000 })
  }
  if ((await keptBytes(platform)) >= mostKept)
    throw requestsError('UPLOADS_FULL', { retryAfterSeconds: aDay })
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

async function keptBytes({ database: { db } }: Pick<Platform, 'database'>): Promise<number> {
  const { bytes } = await db
    .selectFrom('request_files')
    .select((eb) => eb.fn.sum<string | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** The file first: what no row names, as after a fault here, the night removes (forget-lost-pictures.ts). */
export async function keepFile(
  { database: { db }, files, clock }: Platform,
  { kind, name, content, sender }: NewFile,
): Promise<KeptFile> {
  const id = crypto.randomUUID()
  const format = endings[kind]
  const file = `${id}.${format}`
  await files.save(file, content)
  const row = { id, kind, file, name, bytes: content.length, sender, created_at: clock.now() }
  await db.insertInto('request_files').values(row).execute()
  return { id, format, bytes: content.length }
}
