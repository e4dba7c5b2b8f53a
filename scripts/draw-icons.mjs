/**
 * Draws the app's icons from the short logo. Run `node scripts/draw-icons.mjs` after a change of
 * src/ui/display/illustrations/sigla.svg. The logo contains no text, so no font is needed.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

import { root } from './lib/root.mjs'

const mark = /<path[^>]+>/.exec(
  readFileSync(join(root, 'src/ui/display/illustrations/sigla.svg'), 'utf8'),
)?.[0]
if (!mark) throw new Error('sigla.svg has no path')

const side = 2100
const [left, top] = [-247, -707]

await draw('app-192', 192, { corner: 260 })
await draw('app-512', 512, { corner: 260 })
// The system crops a maskable icon to any shape: keep the logo in the inner circle and fill the rest with background.
await draw('app-maskable-512', 512, { margin: 230 })
await draw('apple-touch-icon', 180, { margin: 60 })

async function draw(name, size, { corner = 0, margin = 0 }) {
  const [x, y, length] = [left - margin, top - margin, side + 2 * margin]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${length} ${length}" width="${size}" height="${size}"><rect x="${x}" y="${y}" width="${length}" height="${length}" rx="${corner}" fill="#F4BBAA"/><g fill="#0B1618">${mark}</g></svg>`
  const { size: bytes } = await sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toFile(join(root, 'public/icons', `${name}.png`))
  console.log(`${name}: ${bytes} bytes`)
}
