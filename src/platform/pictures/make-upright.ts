import { brokenPicture, openPicture } from './open-picture.ts'

export type Upright = { content: Buffer; width: number; height: number }

/**
 * A picture as WebP: whole, upright and drawn anew, with nothing of what the camera or anybody else has written into the file.
 * @param bytes whatever somebody has sent
 * @param longestSide of the result, in pixels; a smaller picture stays as small as it is
 * @throws AppError 400 for anything but a whole JPEG, PNG or WebP of a reasonable size
 */
export async function makeUpright(bytes: Buffer, longestSide: number): Promise<Upright> {
  return await openPicture(bytes, ['jpeg', 'png', 'webp'], async ({ read }) => {
    const drawn = read(bytes)
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: 82 })
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true }).catch(brokenPicture)
    return { content: data, width: info.width, height: info.height }
  })
}
