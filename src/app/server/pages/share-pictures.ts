import { pages } from '#shared/pages.ts'

/** 1200 × 630, drawn by scripts/draw-share-pictures.mjs. */
export const homeSharePicture = '/share/studio.png'
export const shopPicture = '/share/shop.png'

const pictures: ReadonlyMap<string, string> = new Map([
  [pages.shop.path, shopPicture],
  [pages.guestBooking.path, '/share/prenota.png'],
  [pages.marketing.path, '/share/marketing.png'],
])

export function sharePicture(path: string): string {
  return pictures.get(path) ?? homeSharePicture
}
