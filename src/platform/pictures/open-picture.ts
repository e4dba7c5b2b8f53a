import type { Metadata, Sharp, SharpOptions } from 'sharp'

import { pictureError } from './errors.ts'

let last: Promise<unknown> = Promise.resolve()

/** One at a time: a picture takes up to 300 MB while it is read, and bookings want a processor, too. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return await mine
}

const longestSide = 12_000

/** A JPEG is made smaller while it is read; the others are unpacked whole first. */
const kinds = {
  jpeg: { signature: [0xff, 0xd8, 0xff], mostPixels: 50_000_000 },
  png: { signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], mostPixels: 25_000_000 },
  // 'RIFF', four bytes of length, 'WEBP'.
  webp: {
    signature: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
    mostPixels: 25_000_000,
  },
} as const
export type PictureKind = keyof typeof kinds

/** Opens bytes, or what was read already. */
type Read = (bytes: Buffer, options?: SharpOptions) => Sharp
/** As it is seen, upright. */
type Opened = { read: Read; width: number; height: number }

/**
 * Looks at a picture before anything of it is unpacked, and lets the work have it, one after another.
 * @param bytes whatever somebody has sent
 * @param taken the kinds that may come
 * @throws AppError 400 for anything but one of these, of a reasonable size
 */
export async function openPicture<T>(
  bytes: Buffer,
  taken: readonly PictureKind[],
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  if (!taken.some((kind) => isOfKind(bytes, kind))) throw pictureError('PICTURE_WRONG_TYPE')
  const read = await loadSharp()
  return await inTurn(async () => await work({ read, ...(await sizeOf(read(bytes), taken)) }))
}

/** What could not be read to its end. */
export function brokenPicture(): never {
  throw pictureError('PICTURE_BROKEN')
}

export function isOfKind(bytes: Buffer, kind: PictureKind): boolean {
  return kinds[kind].signature.every((byte, index) => byte === null || bytes[index] === byte)
}

/** @throws AppError 400 */
async function sizeOf(picture: Sharp, taken: readonly PictureKind[]): Promise<Metadata['autoOrient']> {
  const { format, autoOrient } = await picture.metadata().catch(brokenPicture)
  const kind = taken.find((each) => each === format)
  if (!kind) throw pictureError('PICTURE_WRONG_TYPE')
  const { width, height } = autoOrient
  if (Math.max(width, height) > longestSide || width * height > kinds[kind].mostPixels)
    throw pictureError('PICTURE_TOO_WIDE')
  return autoOrient
}

let loaded: Promise<Read> | undefined

/** Only when the first picture comes: a shop that takes none saves its memory. */
async function loadSharp(): Promise<Read> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    // Whatever a file calls itself, only these are ever unpacked.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
    // limitInputPixels stays: sizeOf asks before, this holds whatever it was told.
    return (bytes, options) =>
      sharp(bytes, { failOn: 'error', limitInputPixels: longestSide * longestSide, ...options })
  })
  return await loaded
}
