import { inTransaction } from '#platform/database/transaction.ts'
import { removePicture, storePicture } from '#platform/pictures/store-picture.ts'
import type { Platform } from '#platform/platform.ts'

import type { Session } from './find-session.ts'
import { lockUser } from './users/user-rows.ts'

/**
 * Stores or removes the profile image. The previous file goes after the commit.
 *
 * @param picture just uploaded; null removes the image
 */
export async function setProfileImage(
  platform: Platform,
  { userId }: Session,
  picture: string | null,
): Promise<{ url: string } | null> {
  await storePicture(platform, picture, () =>
    inTransaction(platform, async (transaction) => {
      const { db } = transaction
      const before = await lockUser(db, userId)
      await db
        .updateTable('users')
        .set({ image_url: picture, updated_at: platform.clock.now() })
        .where('id', '=', userId)
        .execute()
      removePicture(platform, transaction, before.image_url)
    }),
  )
  return picture === null ? null : { url: picture }
}
