/** Bytes of a picture that somebody sends. */
export const maxPictureMegabytes = 5
export const maxPictureBytes = maxPictureMegabytes * 1024 * 1024
/** The kinds of pictures that are taken, as a file chooser names them. */
export const pictureTypes = ['image/jpeg', 'image/png'] as const

/** Pixels of the squares that are kept of each picture. The largest one is its address. */
export const pictureSizes = [128, 256, 512] as const
const largest = 512

const folder = '/pictures/'

/** A part of a picture as it is shown, upright, in its pixels. */
export type Crop = { x: number; y: number; width: number; height: number }

/** @param id of the picture, random */
export function pictureFile(id: string, size: number): string {
  return `${id}-${size}.webp`
}

/** Whether a file is one of a picture's squares, which everybody may see. */
export function isPictureFile(name: string): boolean {
  return pictureSizes.some((size) => name.endsWith(`-${size}.webp`))
}

export function pictureUrl(id: string): string {
  return folder + pictureFile(id, largest)
}

/** The files of a picture of ours; none of any other address, such as a drawn portrait's. */
export function filesOfPicture(url: string | null): string[] {
  const id = idOfPicture(url)
  return id === undefined ? [] : pictureSizes.map((size) => pictureFile(id, size))
}

/** For an img; undefined where there is one size only. */
export function pictureSources(url: string): string | undefined {
  const id = idOfPicture(url)
  if (id === undefined) return undefined
  return pictureSizes.map((size) => `${folder}${pictureFile(id, size)} ${size}w`).join(', ')
}

function idOfPicture(url: string | null): string | undefined {
  return /^\/pictures\/([0-9a-f-]{36})-512\.webp$/.exec(url ?? '')?.[1]
}
