import { filesOfPicture } from '#shared/pictures.ts'

import type { Transaction } from '../database/transaction.ts'
import type { Platform } from '../platform.ts'

/**
 * Puts a picture that has just come where it belongs, or takes it away again when that fails. What stood there before goes
 * after the commit; should the process end in that moment, the night finds it (forget-lost-pictures.ts).
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
    await files.remove(filesOfPicture(picture))
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
