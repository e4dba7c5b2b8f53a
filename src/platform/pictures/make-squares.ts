import { type Crop, pictureSizes } from '#shared/pictures.ts'

import { brokenPicture, openPicture } from './open-picture.ts'
import { squareOf } from './square.ts'

type Square = { size: number; content: Buffer }

/**
 * The squares that are kept of a picture: upright, drawn anew, with nothing of what the camera or anybody else has written
 * into the file.
 * @param bytes whatever somebody has sent
 * @throws AppError 400 for anything but a whole JPEG or PNG of a reasonable size
 */
export async function makeSquares(bytes: Buffer, crop: Crop | undefined): Promise<Square[]> {
  return await openPicture(bytes, ['jpeg', 'png'], async ({ read, width, height }) => {
    const { left, top, side } = squareOf({ width, height }, crop)
    const whole = read(bytes)
      .autoOrient()
      .extract({ left, top, width: side, height: side })
      .resize(Math.max(...pictureSizes))
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
    const largest = await whole.raw().toBuffer({ resolveWithObject: true }).catch(brokenPicture)
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
