import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

import { platformError } from '../http/errors.ts'
import { isCode } from '../whole-file.ts'

/**
 * Files that people have sent, each under a name of its own that is never used again. This disk is the only store there
 * is; another one, such as an S3 bucket, is another of these.
 */
export type Files = {
  /** Whole, or not at all. @throws AppError 503 when the disk has little room left */
  save(name: string, content: Uint8Array): Promise<void>
  /** undefined when there is none. */
  read(name: string): Promise<Buffer | undefined>
  /** Those that are not there are no fault. */
  remove(names: readonly string[]): Promise<void>
  /** Files of ours that were saved before, by the clock of the machine that keeps them. */
  savedBefore(moment: Date): Promise<string[]>
}

/** Names that we have given: a random id, the side of a square, an ending. */
const ownName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-\d{1,5})?\.(webp|pdf|part)$/

/** What somebody asks for comes from an address: letters, digits and dashes with an ending, never a path. */
const fileName = /^[\w-]{1,80}\.\w{1,5}$/

/** Bytes that stay free for the database and the log when both lie on the same disk. */
const reserve = 512 * 1024 * 1024

/**
 * @param folder is made when it is not there
 * @param reserved bytes of the disk that no file takes
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
        throw isCode(error, 'ENOSPC') ? diskFull() : error
      }
    },
    async read(name) {
      if (!fileName.test(name)) return undefined
      return await unlessMissing(readFile(join(folder, name)))
    },
    async remove(names) {
      await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
    },
    async savedBefore(moment) {
      const entries = (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []
      const names = entries
        .filter((entry) => entry.isFile() && ownName.test(entry.name))
        .map(({ name }) => name)
      const old = await Promise.all(
        names.map(async (name) => {
          const about = await unlessMissing(stat(join(folder, name)))
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

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  return await work.catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  })
}
