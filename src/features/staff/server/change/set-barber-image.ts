import { auditActor } from '#features/accounts/server/public.ts'
import { recordChange } from '#features/audit/server/public.ts'
import { type BarberRow, pictureOfBarber } from '#features/barbers/server/public.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { dropPicture, keepPicture } from '#platform/pictures/keep-picture.ts'
import type { Platform } from '#platform/platform.ts'

import { type BarberCall, lockBarber, nameOf } from './change-barber.ts'

/** Before anything of the picture is read. @throws AppError 403 for another barber, 404 */
export async function requireBarber({ database }: Platform, call: BarberCall): Promise<void> {
  await lockBarber(database.db, call)
}

/**
 * The picture that customers see. It is no part of what the forms save, so whoever has one of them open can go on: the
 * version stays.
 * @param picture that was just received; null: the drawn portrait again
 * @returns what is shown now
 * @throws AppError 403 for another barber, 404
 */
export async function setBarberImage(
  platform: Platform,
  call: BarberCall,
  picture: string | null,
): Promise<{ url: string } | null> {
  const before = await keepPicture(platform, picture, () =>
    inTransaction(platform, async (transaction) => {
      const { db } = transaction
      const before = await lockBarber(db, call)
      await db.updateTable('barbers').set({ photo_url: picture }).where('id', '=', before.id).execute()
      dropPicture(platform, transaction, before.photo_url)
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

/** Another one in the place of one is a change, too, and has no value that anybody could read. */
function changeOf({ photo_url: former }: BarberRow, picture: string | null) {
  return picture === null
    ? { before: { photo: former !== null }, after: { photo: false } }
    : { after: { photo: true } }
}
