/**
 * Engraves the demo shop's product pictures. Run `node scripts/engrave.mjs` after a change of
 * scripts/engraving/drawings. Copies the tools for the demo's services as well.
 */
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { brush, towels } from './engraving/drawings/accessories.mjs'
import { cologne, conditioner, gel } from './engraving/drawings/bottles.mjs'
import { giftSet } from './engraving/drawings/gift-set.mjs'
import { pomade, soap } from './engraving/drawings/tins.mjs'
import { engraved } from './engraving/engraver.mjs'
import { root } from './lib/root.mjs'

const pathOf = (name) => join(root, 'public/demo', `prodotto-${name}.svg`)

for (const drawing of [conditioner, gel, cologne, pomade, soap, brush, towels, giftSet]) {
  const svg = engraved(drawing)
  writeFileSync(pathOf(drawing.name), svg)
  console.log(`${drawing.name}: ${svg.length} bytes`)
}
for (const tool of ['forbici', 'macchinetta', 'pettine', 'rasoio']) {
  copyFileSync(join(root, 'src/ui/display/illustrations', `${tool}.svg`), pathOf(tool))
}
