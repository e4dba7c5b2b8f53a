import { pictureError } from './errors.ts'
import { countScans, maxScans } from './jpeg-scans.rules.ts'

export const maxSide = 12_000

/** Decoders shrink a JPEG while reading it; they decode the other kinds whole first. */
export const pictureKinds = {
  jpeg: { signature: [0xff, 0xd8, 0xff], mostPixels: 50_000_000 },
  png: { signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], mostPixels: 25_000_000 },
  // 'RIFF', four bytes of length, 'WEBP'.
  webp: {
    signature: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
    mostPixels: 25_000_000,
  },
} as const
export type PictureKind = keyof typeof pictureKinds

export function isOfKind(bytes: Buffer, kind: PictureKind): boolean {
  return pictureKinds[kind].signature.every((byte, index) => byte === null || bytes[index] === byte)
}

/**
 * Checks the signature and the scans before anything is decoded.
 * @throws AppError 400
 */
export function inspectPicture(bytes: Buffer, taken: readonly PictureKind[]): void {
  if (!taken.some((kind) => isOfKind(bytes, kind))) throw pictureError('PICTURE_WRONG_TYPE')
  if (isOfKind(bytes, 'jpeg') && countScans(bytes) > maxScans) throw pictureError('PICTURE_TOO_COMPLEX')
}
