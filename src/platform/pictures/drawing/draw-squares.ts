import { type Crop, pictureSizes } from '#shared/pictures.ts'

import type { PictureKind } from '../picture-kinds.ts'
import { squareCropOf } from '../square-crop.ts'
import type { DrawnPicture } from './drawing-messages.ts'
import { throwBrokenPicture, openPicture } from './open-picture.ts'

/** @throws AppError 400 for anything but a whole picture of a reasonable size */
export async function drawSquares(
  bytes: Buffer,
  taken: readonly PictureKind[],
  crop: Crop | undefined,
): Promise<DrawnPicture[]> {
  const { read, width, height } = await openPicture(bytes, taken)
  const { left, top, side } = squareCropOf({ width, height }, crop)
  const whole = read(bytes)
    .autoOrient()
    .extract({ left, top, width: side, height: side })
    .resize(Math.max(...pictureSizes))
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
  const largest = await whole.raw().toBuffer({ resolveWithObject: true }).catch(throwBrokenPicture)
  const { width: pixels, height: lines, channels } = largest.info
  return await Promise.all(
    pictureSizes.map(async (size) => ({
      width: size,
      height: size,
      content: await read(largest.data, { raw: { width: pixels, height: lines, channels } })
        .resize(size)
        .webp({ quality: 82 })
        .toBuffer(),
    })),
  )
}
