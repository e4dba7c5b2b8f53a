import { pages } from '#shared/pages.ts'

/** Drawn by scripts/draw-share-pictures.mjs, 1200 × 630. */
export const studioPicture = '/share/studio.png'
export const shopPicture = '/share/shop.png'

const pictures: ReadonlyMap<string, string> = new Map([
  [pages.shop.path, shopPicture],
  [pages.guestBooking.path, '/share/prenota.png'],
  [pages.marketing.path, '/share/marketing.png'],
])

/** What messengers show beside a link to this page. */
export function sharePicture(path: string): string {
  return pictures.get(path) ?? studioPicture
}
