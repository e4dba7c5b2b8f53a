/** Bytes at the end in which the end marker must appear; some programs append data after it. */
const tail = 2_048

/** Checks the start and end markers only. The file is stored as is and served only as a download. */
export function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-tail).includes('%%EOF')
}
