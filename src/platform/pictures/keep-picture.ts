import { filesOfPicture } from '#shared/pictures.ts'

import type { Transaction } from '../database/transaction.ts'
import { AppError } from '../http/errors.ts'
import type { Platform } from '../platform.ts'

/**
 * Puts a picture that has just come where it belongs, or takes it away again when that is refused. After a fault nobody knows
 * whether it was committed: it stays, and if no row names it, the night finds it (forget-lost-pictures.ts). So it does with what
 * stood there before, which goes after the commit, should the process end in that moment.
 * @param picture null: there is none any more
 */
export async function keepPicture<T>(
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

/** After the commit. @param picture that nobody has any more */
export function dropPicture(
  { files }: Pick<Platform, 'files'>,
  { afterCommit }: Transaction,
  picture: string | null,
): void {
  const names = filesOfPicture(picture)
  if (names.length > 0)
    afterCommit(`files ${names[0]}`, () => void files.remove(names).catch(() => undefined))
}
