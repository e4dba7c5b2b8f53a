import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { PublicBarber } from '#features/barbers/barbers.contract.ts'
import type { PublicSettings } from '#features/settings/public-settings.contract.ts'
import type { ShopProducts } from '#features/shop/written-shop.rules.ts'
import type { WrittenPart } from '#shared/written-part.ts'

export type WrittenParts = {
  shop: WrittenPart<ShopProducts>
  team: WrittenPart<readonly PublicBarber[]>
  notice: WrittenPart<PublicSettings>
}

/**
 * @param folder with the bundles of scripts/lib/written-parts.mjs
 * @returns null without a build
 */
export async function readWrittenParts(folder: string): Promise<WrittenParts | null> {
  if (!existsSync(folder)) return null
  const read = async <Part>(name: string): Promise<Part> => {
    const bundle: { writtenPart: Part } = await import(pathToFileURL(join(folder, `${name}.js`)).href)
    return bundle.writtenPart
  }
  return { shop: await read('shop'), team: await read('team'), notice: await read('notice') }
}
