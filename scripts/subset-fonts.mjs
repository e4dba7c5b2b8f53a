/**
 * Subsets the two fonts to the glyphs, weights and widths that the pages use. Run `node scripts/subset-fonts.mjs`
 * after an upgrade of the font packages or a change of the ranges in src/ui/theme/styles/fonts.css.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import subsetFont from 'subset-font'

import { root } from './lib/root.mjs'

const css = readFileSync(join(root, 'src/ui/theme/styles/fonts.css'), 'utf8')
const archivo = 'archivo/files/archivo-latin-standard-normal.woff2'
const hanken = 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'

const display = { wdth: { min: 74, max: 84, default: 74 }, wght: { min: 600, max: 800, default: 800 } }
await cut('archivo.woff2', archivo, display)
await cut('wordmark.woff2', archivo, { wdth: 125 })
await cut('hanken-grotesk.woff2', hanken, { wght: { min: 400, max: 700, default: 400 } })

async function cut(name, source, variationAxes) {
  const font = readFileSync(join(root, 'node_modules/@fontsource-variable', source))
  const subset = await subsetFont(font, glyphsOf(name), { targetFormat: 'woff2', variationAxes })
  writeFileSync(join(root, 'src/ui/theme/fonts', name), subset)
  console.log(`${name}: ${font.length} → ${subset.length} bytes`)
}

function glyphsOf(name) {
  const face = css.split('@font-face').find((text) => text.includes(`/fonts/${name}`)) ?? ''
  const [, range = ''] = /unicode-range:([^;]+);/.exec(face) ?? []
  const parts = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)]
  if (parts.length === 0) throw new Error(`fonts.css has no range for ${name}`)
  return parts.map(([, from, to = from]) => charactersBetween(parseInt(from, 16), parseInt(to, 16))).join('')
}

function charactersBetween(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
}
