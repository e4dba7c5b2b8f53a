/** Bytes at the end in which a PDF says that it is over; programs write a little behind it. */
const tail = 2_048

/** As far as its ends tell: it is kept as it came, and only ever handed out as a download. */
export function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-tail).includes('%%EOF')
}
