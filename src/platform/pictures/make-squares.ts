import type { Sharp, SharpOptions } from 'sharp'

import { type Crop, pictureSizes } from '#shared/pictures.ts'

import { pictureError } from './errors.ts'
import { squareOf } from './square.ts'

let last: Promise<unknown> = Promise.resolve()

/** One at a time: a picture takes up to 300 MB while it is read, and bookings want a processor, too. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return await mine
}

const longestSide = 12_000
/** A JPEG is made smaller while it is read; a PNG is unpacked whole first. */
const mostPixels = { jpeg: 50_000_000, png: 25_000_000 } as const

const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
] as const

type Square = { size: number; content: Buffer }

/**
 * The squares that are kept of a picture: upright, drawn anew, with nothing of what the camera or anybody else has written
 * into the file. Its size is read from its head before anything is unpacked.
 * @param bytes whatever somebody has sent
 * @throws AppError 400 for anything but a whole JPEG or PNG of a reasonable size
 */
export async function makeSquares(bytes: Buffer, crop: Crop | undefined): Promise<Square[]> {
  if (!signatures.some((signature) => signature.every((byte, index) => bytes[index] === byte)))
    throw pictureError('PICTURE_WRONG_TYPE')
  const read = await loadSharp()
  return await inTurn(async () => {
    const { width, height } = await sizeOf(read(bytes))
    const { left, top, side } = squareOf({ width, height }, crop)
    const whole = read(bytes)
      .autoOrient()
      .extract({ left, top, width: side, height: side })
      .resize(Math.max(...pictureSizes))
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
    const largest = await whole
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw pictureError('PICTURE_BROKEN')
      })
    const { width: pixels, height: lines, channels } = largest.info
    return await Promise.all(
      pictureSizes.map(async (size) => ({
        size,
        content: await read(largest.data, { raw: { width: pixels, height: lines, channels } })
          .resize(size)
          .webp({ quality: 82 })
          .toBuffer(),
      })),
    )
  })
}

/** As it is seen, upright. @throws AppError 400 */
async function sizeOf(picture: Sharp): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await picture.metadata().catch(() => {
    throw pictureError('PICTURE_BROKEN')
  })
  if (format !== 'jpeg' && format !== 'png') throw pictureError('PICTURE_WRONG_TYPE')
  const { width, height } = autoOrient
  if (Math.max(width, height) > longestSide || width * height > mostPixels[format])
    throw pictureError('PICTURE_TOO_WIDE')
  return autoOrient
}

type Read = (bytes: Buffer, options?: SharpOptions) => Sharp
let loaded: Promise<Read> | undefined

/** Only when the first picture comes: a shop that takes none saves its memory. */
async function loadSharp(): Promise<Read> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    // Whatever a file calls itself, only these two are ever unpacked.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
    // limitInputPixels stays: sizeOf asks before, this holds whatever it was told.
    return (bytes, options) =>
      sharp(bytes, { failOn: 'error', limitInputPixels: longestSide * longestSide, ...options })
  })
  return await loaded
}
