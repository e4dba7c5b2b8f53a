import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import { isSignedLink } from '../file-links.ts'

type ReadFile = { content: Buffer; type: string; disposition: string }

export async function readFile(
  platform: Platform,
  id: string,
  query: unknown,
): Promise<ReadFile | undefined> {
  if (!isId(id) || !isSignedLink(platform, id, query)) return undefined
  const row = await platform.database.db
    .selectFrom('request_files')
    .select(['file', 'kind', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
  const content = row && (await platform.files.read(row.file))
  if (!content) return undefined
  return row.kind === 'document'
    ? { content, type: 'application/pdf', disposition: downloadAs(row.name) }
    : { content, type: 'image/webp', disposition: 'inline' }
}

/** Builds a content-disposition header (RFC 6266). It escapes the name and forces the ending '.pdf'. */
function downloadAs(called: string): string {
  const name = /\.pdf$/i.test(called) ? called : `${called}.pdf`
  const plain = name.replace(/[^\w. -]/g, '_')
  const coded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`
}
