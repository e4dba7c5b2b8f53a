/** A progressive JPEG of a camera or an editor has about ten scans; each is a pass over the whole picture. */
export const maxScans = 50

const endOfImage = 0xd9
const startOfScan = 0xda

/** Counts the scans that a decoder would process. Skips previews inside other segments and bytes after the end of the image. */
export function countScans(jpeg: Uint8Array): number {
  let scans = 0
  let at = 2
  while (at + 3 < jpeg.length) {
    // Decoders skip stray bytes, compressed data and fill bytes until a marker.
    const marker = jpeg[at] === 0xff ? jpeg[at + 1] : undefined
    if (marker === undefined || marker === 0xff || marker === 0) at += 1
    else if (marker === endOfImage) break
    else if (hasNoPayload(marker)) at += 2
    else {
      if (marker === startOfScan) scans += 1
      at += 2 + ((jpeg[at + 2] ?? 0) << 8) + (jpeg[at + 3] ?? 0)
    }
  }
  return scans
}

/** Restart markers, 'start of image' and TEM have no length. */
function hasNoPayload(marker: number): boolean {
  return (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01
}
