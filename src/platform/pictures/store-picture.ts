import { filesOfPicture } from '#shared/pictures.ts'

import type { Transaction } from '../database/transaction.ts'
import { AppError } from '../http/errors.ts'
import type { Platform } from '../platform.ts'

/**
 * Stores a new picture in its place, or deletes it when that is refused. After any other error the commit may have happened, so
 * the file stays; the nightly job deletes it if no row names it (remove-orphaned-pictures.ts). The same job deletes the former
 * picture when the process ends before it could, after the commit.
 * @param picture null removes the picture
 */
export async function storePicture<T>(
  { files }: Pick<Platform, 'files'>,
  picture: string | null,
  place: (picture: string | null) => Promise<T>,
): Promise<T> {
  try {
    return await place(picture)
  } catch (error) {
    if (error instanceof AppError) await files.remove(filesOfPicture(picture))
    throw error
  }
}

/** @param picture no longer named by any row */
export function removePicture(
  { files }: Pick<Platform, 'files'>,
  { afterCommit }: Transaction,
  picture: string | null,
): void {
  const names = filesOfPicture(picture)
  if (names.length > 0)
    afterCommit(`files ${names[0]}`, () => void files.remove(names).catch(() => undefined))
}
