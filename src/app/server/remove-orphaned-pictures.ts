import { sql } from 'kysely'

import type { Platform } from '#platform/platform.ts'
import { filesOfPicture } from '#shared/pictures.ts'

/** Milliseconds; longer than any upload takes. */
const settled = 24 * 60 * 60 * 1000

/**
 * Deletes files without a row, left behind when a process ended between a commit and the removal of the old
 * picture.
 */
export async function removeOrphanedPictures({ database: { db }, files }: Platform): Promise<void> {
  // Files have the machine's time, even where the shop's clock differs.
  const saved = await files.savedBefore(new Date(Date.now() - settled))
  if (saved.length === 0) return
  const { rows } = await sql<{ url: string }>`
    SELECT image_url AS url FROM users WHERE image_url IS NOT NULL
    UNION SELECT photo_url FROM barbers WHERE photo_url IS NOT NULL
    UNION SELECT image_url FROM products WHERE image_url IS NOT NULL
    UNION SELECT image_url FROM order_items WHERE image_url IS NOT NULL`.execute(db)
  const ofRequests = await db.selectFrom('request_files').select('file').execute()
  const used = new Set([
    ...rows.flatMap(({ url }) => filesOfPicture(url)),
    ...ofRequests.map(({ file }) => file),
  ])
  await files.remove(saved.filter((name) => !used.has(name)))
}
