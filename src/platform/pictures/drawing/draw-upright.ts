import type { PictureKind } from '../picture-kinds.ts'
import type { DrawnPicture } from './drawing-messages.ts'
import { throwBrokenPicture, openPicture } from './open-picture.ts'

/**
 * @param longest side of the result, in pixels; a smaller picture keeps its size
 * @throws AppError 400 for anything but a whole picture of a reasonable size
 */
export async function drawUpright(
  bytes: Buffer,
  taken: readonly PictureKind[],
  longest: number,
): Promise<DrawnPicture> {
  const { read } = await openPicture(bytes, taken)
  const drawn = read(bytes)
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 82 })
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true }).catch(throwBrokenPicture)
  return { content: data, width: info.width, height: info.height }
}
