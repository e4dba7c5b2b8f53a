import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import type { WrittenShop } from '#features/shop/written-shop.rules.ts'

/** @param file as scripts/lib/written-parts.mjs has bundled it @returns null without a build */
export async function readWrittenShop(file: string): Promise<WrittenShop | null> {
  if (!existsSync(file)) return null
  const bundle: { writtenShop: WrittenShop } = await import(pathToFileURL(file).href)
  return bundle.writtenShop
}
