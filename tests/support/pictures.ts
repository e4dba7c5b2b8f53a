import sharp, { type Sharp } from 'sharp'

const plain = (width: number, height: number, background = '#c0392b') =>
  sharp({ create: { width, height, channels: 3, background } })

export async function twoColours(width = 800, height = 400): Promise<Sharp> {
  const right = await plain(width / 2, height, '#0000ff')
    .png()
    .toBuffer()
  return plain(width, height, '#ff0000').composite([{ input: right, left: width / 2, top: 0 }])
}

export const pictures = {
  png: async () => await plain(600, 400).png().toBuffer(),
  jpeg: async () => await plain(600, 400).jpeg().toBuffer(),
  fromPhone: async () =>
    await (
      await twoColours()
    )
      .withExif({
        IFD0: { Make: 'Telefono segreto' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 0/1 14/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  heavy: async () =>
    await sharp({
      create: {
        width: 2000,
        height: 1500,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
        background: 'white',
      },
    })
      .png()
      .toBuffer(),
  wide: async () => await plain(30_000, 4).png().toBuffer(),
  svg: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'),
  webp: async () => await plain(60, 40).webp().toBuffer(),
  text: async () => Buffer.from('Ciao, sono una fotografia'),
  halfJpeg: async () => {
    const whole = await (await twoColours()).jpeg().toBuffer()
    return whole.subarray(0, whole.length / 2)
  },
  halfPng: async () => {
    const whole = await pictures.png()
    return whole.subarray(0, whole.length - 60)
  },
  pretender: async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(300, 7)]),
  none: async () => Buffer.alloc(0),
} as const

/**
 * Returns a grey progressive JPEG. Each scan after the first one says in about ten bytes that it adds nothing, but still
 * costs the decoder a pass over the whole picture.
 */
export function manyScans(scans: number, side = 1_000): Buffer {
  const blocks = Math.ceil(side / 8) ** 2
  const size = [side >> 8, side & 255]
  const table = (place: number, symbol: number) => [place, 1, ...Array<number>(15).fill(0), symbol]
  const scan = (from: number, to: number, bits: number) => [
    ...segment(0xda, [1, 1, 0, from, to, 0]),
    ...Array<number>(Math.ceil(bits / 8)).fill(0),
  ]
  const head = [
    0xff,
    0xd8,
    ...segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    ...segment(0xc2, [8, ...size, ...size, 1, 1, 0x11, 0]),
    ...segment(0xc4, table(0x00, 0)),
    // A table for 'the next 16,384 blocks are empty', with 14 bits for the number of further blocks.
    ...segment(0xc4, table(0x10, 0xe0)),
    ...scan(0, 0, blocks),
  ]
  const nothing = Buffer.from(scan(1, 63, Math.ceil(blocks / 16_384) * 15))
  const added = Array.from({ length: scans - 1 }, () => nothing)
  return Buffer.concat([Buffer.from(head), ...added, Buffer.from([0xff, 0xd9])])
}

function segment(marker: number, content: readonly number[]): number[] {
  const length = content.length + 2
  return [0xff, marker, length >> 8, length & 255, ...content]
}

const isBroken = "L'immagine è danneggiata. Prova con un'altra."
export const brokenPictures = [
  ['pretender', isBroken],
  ['halfJpeg', isBroken],
  ['halfPng', isBroken],
  ['wide', "L'immagine ha troppi pixel: al massimo 12000 per lato e 50 milioni in tutto"],
] as const

/** @param crop in pixels of the picture as displayed */
export function pictureForm(
  content: Buffer,
  { crop, part = 'image', name = 'io.jpg' }: { crop?: unknown; part?: string; name?: string } = {},
): FormData {
  const form = new FormData()
  if (crop !== undefined) form.append('crop', typeof crop === 'string' ? crop : JSON.stringify(crop))
  form.append(part, new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name)
  return form
}
