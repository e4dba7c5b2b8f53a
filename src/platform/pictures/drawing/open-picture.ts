import type { Metadata, Sharp, SharpOptions } from 'sharp'

import { pictureError } from '../errors.ts'
import { maxSide, type PictureKind, pictureKinds } from '../picture-kinds.ts'

type Read = (bytes: Buffer, options?: SharpOptions) => Sharp
type Opened = { read: Read; width: number; height: number }

/**
 * Reads the size of a picture before anything is decoded.
 * @param taken the allowed kinds
 * @throws AppError 400 for any other kind or an excessive size
 */
export async function openPicture(bytes: Buffer, taken: readonly PictureKind[]): Promise<Opened> {
  const read = await loadSharp()
  return { read, ...(await sizeOf(read(bytes), taken)) }
}

export function throwBrokenPicture(): never {
  throw pictureError('PICTURE_BROKEN')
}

/** @throws AppError 400 */
async function sizeOf(picture: Sharp, taken: readonly PictureKind[]): Promise<Metadata['autoOrient']> {
  const { format, autoOrient } = await picture.metadata().catch(throwBrokenPicture)
  const kind = taken.find((each) => each === format)
  if (!kind) throw pictureError('PICTURE_WRONG_TYPE')
  const { width, height } = autoOrient
  if (Math.max(width, height) > maxSide || width * height > pictureKinds[kind].mostPixels)
    throw pictureError('PICTURE_TOO_WIDE')
  return autoOrient
}

let loaded: Promise<Read> | undefined

async function loadSharp(): Promise<Read> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    // Only these formats are ever decoded, regardless of the type that a file claims.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
    // A second guard behind sizeOf.
    return (bytes, options) =>
      sharp(bytes, { failOn: 'error', limitInputPixels: maxSide * maxSide, ...options })
  })
  return await loaded
}
