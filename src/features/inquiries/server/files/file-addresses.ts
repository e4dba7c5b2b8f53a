import { isAtImageHost } from '#features/settings/outside-accounts.rules.ts'
import type { ImageAccount } from '#features/settings/public-settings.contract.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import { inquiriesError } from '../errors.ts'

const folder = '/api/images/'

export function fileAddress({ publicOrigin }: Pick<Platform, 'publicOrigin'>, id: string): string {
  return `${publicOrigin}${folder}${id}`
}

export type NamedFiles = { photos: readonly string[]; documents: readonly string[] }

type Addresses = { photos: readonly string[]; cv?: string }

/**
 * Resolves the file addresses of a form: ours to ids, those of the shop's image host unchanged. The owner
 * opens them later.
 *
 * @throws AppError 400 for any other address
 */
export function readAddresses(
  platform: Pick<Platform, 'publicOrigin'>,
  account: ImageAccount,
  { photos, cv = '' }: Addresses,
): { files: NamedFiles; outsidePhotos: string[] } {
  const idOf = (address: string) => fileIdOf(platform, address)
  const ids = photos.flatMap((address) => idOf(address) ?? [])
  const outsidePhotos = photos.filter((address) => idOf(address) === null)
  const documents = cv === '' ? [] : [idOf(cv)].flatMap((id) => id ?? [])
  const isUnreadable = cv !== '' && documents.length === 0
  const isTwice = new Set([...ids, ...outsidePhotos]).size < photos.length
  if (isUnreadable || isTwice || !outsidePhotos.every((address) => isAtImageHost(address, account)))
    throw inquiriesError('PHOTO_ADDRESS_UNKNOWN')
  return { files: { photos: ids, documents }, outsidePhotos }
}

function fileIdOf({ publicOrigin }: Pick<Platform, 'publicOrigin'>, address: string): string | null {
  const path = address.startsWith(publicOrigin) ? address.slice(publicOrigin.length) : address
  const id = path.startsWith(folder) ? path.slice(folder.length).toLowerCase() : ''
  return isId(id) ? id : null
}
