export const maxPictureMegabytes = 5
export const maxPictureBytes = maxPictureMegabytes * 1024 * 1024
export const pictureTypes = ['image/jpeg', 'image/png'] as const

/** Pixels per side of the stored squares of each picture. The address of a picture names the largest one. */
export const pictureSizes = [128, 256, 512] as const
const largest = 512

const folder = '/pictures/'

export type Crop = { x: number; y: number; width: number; height: number }

export function pictureFile(id: string, size: number): string {
  return `${id}-${size}.webp`
}

/** Whether a file is one of a picture's squares, which are public. */
export function isPictureFile(name: string): boolean {
  return pictureSizes.some((size) => name.endsWith(`-${size}.webp`))
}

export function pictureUrl(id: string): string {
  return folder + pictureFile(id, largest)
}

export function filesOfPicture(url: string | null): string[] {
  const id = idOfPicture(url)
  return id === undefined ? [] : pictureSizes.map((size) => pictureFile(id, size))
}

export function pictureSources(url: string): string | undefined {
  const id = idOfPicture(url)
  if (id === undefined) return undefined
  return pictureSizes.map((size) => `${folder}${pictureFile(id, size)} ${size}w`).join(', ')
}

function idOfPicture(url: string | null): string | undefined {
  return /^\/pictures\/([0-9a-f-]{36})-512\.webp$/.exec(url ?? '')?.[1]
}
