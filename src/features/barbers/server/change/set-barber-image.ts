import { auditActor } from '#features/accounts/server/audit-actor.ts'
import { recordChange } from '#features/audit/server/record-change.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { removePicture, storePicture } from '#platform/pictures/store-picture.ts'
import type { Platform } from '#platform/platform.ts'

import { type BarberRow, pictureOfBarber } from '../barber-rows.ts'
import { type BarberCall, lockBarber, nameOf } from './change-barber.ts'

/**
 * Checks access before the upload is read.
 *
 * @throws AppError 403 for another barber, 404
 */
export async function requireBarber({ database }: Platform, call: BarberCall): Promise<void> {
  await lockBarber(database.db, call)
}

/**
 * The version stays, because the forms do not save the photo and open ones must still be able to save.
 *
 * @param picture just uploaded; null shows the drawn portrait again
 * @returns the picture shown now
 * @throws AppError 403 for another barber, 404
 */
export async function setBarberImage(
  platform: Platform,
  call: BarberCall,
  picture: string | null,
): Promise<{ url: string } | null> {
  const before = await storePicture(platform, picture, () =>
    inTransaction(platform, async (transaction) => {
      const { db } = transaction
      const before = await lockBarber(db, call)
      await db.updateTable('barbers').set({ photo_url: picture }).where('id', '=', before.id).execute()
      removePicture(platform, transaction, before.photo_url)
      await recordChange(transaction, auditActor(call.session), platform.clock.now(), {
        entity: 'barber',
        id: before.id,
        name: nameOf(before),
        action: 'updated',
        ...changeOf(before, picture),
      })
      return before
    }),
  )
  return pictureOfBarber({ ...before, photo_url: picture })
}

/** Replacing one photo by another has no readable old value, so only `after` is recorded. */
function changeOf({ photo_url: former }: BarberRow, picture: string | null) {
  return picture === null
    ? { before: { photo: former !== null }, after: { photo: false } }
    : { after: { photo: true } }
}
