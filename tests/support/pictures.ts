import sharp, { type Sharp } from 'sharp'

/** Pictures as people send them, and as they should not. */
const plain = (width: number, height: number, background = '#c0392b') =>
  sharp({ create: { width, height, channels: 3, background } })

/** Red on its left half, blue on its right. */
export async function twoColours(width = 800, height = 400): Promise<Sharp> {
  const right = await plain(width / 2, height, '#0000ff')
    .png()
    .toBuffer()
  return plain(width, height, '#ff0000').composite([{ input: right, left: width / 2, top: 0 }])
}

export const pictures = {
  png: async () => await plain(600, 400).png().toBuffer(),
  jpeg: async () => await plain(600, 400).jpeg().toBuffer(),
  /** Taken with the phone on its side, in Lugano. */
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
  /** Nothing but noise: it hardly packs. */
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
  /** The beginning of one. */
  halfJpeg: async () => {
    const whole = await (await twoColours()).jpeg().toBuffer()
    return whole.subarray(0, whole.length / 2)
  },
  halfPng: async () => {
    const whole = await pictures.png()
    return whole.subarray(0, whole.length - 60)
  },
  /** Says that it is one, and is not. */
  pretender: async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(300, 7)]),
  none: async () => Buffer.alloc(0),
} as const

const isBroken = "L'immagine è danneggiata. Prova con un'altra."
/** What cannot become a picture wherever it is sent, and what is said to it. */
export const brokenPictures = [
  ['pretender', isBroken],
  ['halfJpeg', isBroken],
  ['halfPng', isBroken],
  ['wide', "L'immagine ha troppi pixel: al massimo 12000 per lato e 50 milioni in tutto"],
] as const

/** As a browser sends it. @param crop in pixels of the picture as it is seen */
export function pictureForm(
  content: Buffer,
  { crop, part = 'image', name = 'io.jpg' }: { crop?: unknown; part?: string; name?: string } = {},
): FormData {
  const form = new FormData()
  if (crop !== undefined) form.append('crop', typeof crop === 'string' ? crop : JSON.stringify(crop))
  form.append(part, new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name)
  return form
}
