import type { Platform } from '#platform/platform.ts'
import { filesOfPicture } from '#shared/pictures.ts'

/** Milliseconds: longer than any upload is under way. */
const settled = 24 * 60 * 60 * 1000

/** Removes what belongs to nobody: the process ended between a commit and the removal of the picture before. */
export async function forgetLostPictures({ database: { db }, files }: Platform): Promise<void> {
  // The files bear the time of the machine, whatever the shop's clock says.
  const saved = await files.savedBefore(new Date(Date.now() - settled))
  if (saved.length === 0) return
  const people = await db.selectFrom('users').select('image_url').where('image_url', 'is not', null).execute()
  const barbers = await db
    .selectFrom('barbers')
    .select('photo_url')
    .where('photo_url', 'is not', null)
    .execute()
  const urls = [...people.map(({ image_url: url }) => url), ...barbers.map(({ photo_url: url }) => url)]
  const used = new Set(urls.flatMap(filesOfPicture))
  await files.remove(saved.filter((name) => !used.has(name)))
}
