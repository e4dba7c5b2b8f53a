/**
 * Cuts the marketing page's pictures out of the screenshots in docs/. Run `node scripts/product-shots.mjs` after
 * taking new screenshots.
 */
import { join } from 'node:path'

import sharp from 'sharp'

import { root } from './lib/root.mjs'

const target = join(root, 'src/features/marketing/web/shots')

await cut('calendar.png', 'calendario', { left: 0, top: 0, width: 1280, height: 852 }, [1280, 720])
await cut('calendar.png', 'calendario-telefono', { left: 232, top: 197, width: 544, height: 600 }, [544])
await cut('booking.png', 'prenotazione', { left: 36, top: 84, width: 780, height: 1010 }, [780, 480])

async function cut(source, name, area, widths) {
  for (const width of widths) {
    const file = join(target, `${name}-${width}.webp`)
    const { size } = await sharp(join(root, 'docs', source))
      .extract(area)
      .resize({ width })
      .webp({ quality: 78, effort: 6 })
      .toFile(file)
    console.log(`${name}-${width}.webp: ${size} bytes`)
  }
}
