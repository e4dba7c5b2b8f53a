import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

import { platformError } from '../http/errors.ts'
import { hasErrorCode } from '../whole-file.ts'

/**
 * Files that users have sent, each under a unique name that is never reused. The local disk is the only implementation; another
 * one, such as an S3 bucket, would implement this type.
 */
export type Files = {
  /**
   * Writes the whole file or none of it.
   * @throws AppError 503 when the disk is nearly full
   */
  save(name: string, content: Uint8Array): Promise<void>
  /** @returns undefined when there is no such file */
  read(name: string): Promise<Buffer | undefined>
  remove(names: readonly string[]): Promise<void>
  /** Lists the files saved before this moment, by the clock of the file system. */
  savedBefore(moment: Date): Promise<string[]>
}

/** The names that this module gives: a random id, the side of a square in pixels, an extension. */
const ownName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-\d{1,5})?\.(webp|pdf|part)$/

/** Requested names come from a URL: letters, digits and dashes with an extension, never a path. */
const fileName = /^[\w-]{1,80}\.\w{1,5}$/

/** Bytes that stay free for the database and the log when they share the disk. */
const reserve = 512 * 1024 * 1024

/**
 * @param folder created when missing
 * @param reserved bytes of the disk that no file may use
 */
export function filesOnDisk(folder: string, reserved = reserve): Files {
  return {
    async save(name, content) {
      await mkdir(folder, { recursive: true })
      await refuseFullDisk(folder, reserved + content.length)
      const unfinished = join(folder, `${crypto.randomUUID()}.part`)
      try {
        const file = await open(unfinished, 'wx', 0o640)
        try {
          await file.writeFile(content)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(unfinished, join(folder, name))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw hasErrorCode(error, 'ENOSPC') ? diskFull() : error
      }
    },
    async read(name) {
      if (!fileName.test(name)) return undefined
      return await undefinedIfMissing(readFile(join(folder, name)))
    },
    async remove(names) {
      await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
    },
    async savedBefore(moment) {
      const entries = (await undefinedIfMissing(readdir(folder, { withFileTypes: true }))) ?? []
      const names = entries
        .filter((entry) => entry.isFile() && ownName.test(entry.name))
        .map(({ name }) => name)
      const old = await Promise.all(
        names.map(async (name) => {
          const about = await undefinedIfMissing(stat(join(folder, name)))
          return about !== undefined && about.mtime < moment
        }),
      )
      return names.filter((_name, index) => old[index])
    },
  }
}

/** @throws AppError 503 */
async function refuseFullDisk(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < needed) throw diskFull()
}

const diskFull = () => platformError('UNAVAILABLE', { retryAfterSeconds: 600 })

async function undefinedIfMissing<T>(work: Promise<T>): Promise<T | undefined> {
  return await work.catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return undefined
    throw error
  })
}
