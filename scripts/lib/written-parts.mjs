/**
 * Bundles, for Node, the parts of pages that the server renders from its tables, and reserves their space in the built
 * pages. Run as `node scripts/lib/written-parts.mjs FOLDER`. Class names match the browser's bundle, because both
 * builds hash the same files by the same rule.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'vite'

import { root } from './root.mjs'

const [folder = ''] = process.argv.slice(2)
const outDir = join(root, 'build', 'written')

/** Name → its module, its page, and the id of the element that it fills there. */
const parts = {
  shop: { module: 'shop/web/written/written-shop.tsx', page: 'shop/index.html', id: 'primi-prodotti' },
  team: { module: 'website/web/written/written-team.tsx', page: 'index.html', id: 'chi-lavora-qui' },
  notice: { module: 'website/web/written/written-notice.tsx', page: 'note-legali/index.html', id: 'impresa' },
}

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(
        Object.entries(parts).map(([name, { module }]) => [name, join(root, 'src/features', module)]),
      ),
    },
  },
})

for (const [name, { page, id }] of Object.entries(parts)) {
  const { writtenPart } = await import(pathToFileURL(join(outDir, `${name}.js`)).href)
  const file = join(folder, page)
  const html = readFileSync(file, 'utf8')
  const [place] = new RegExp(String.raw`<\w+ id="${id}"[^>]*>(?=</)`).exec(html) ?? []
  if (!place) throw new Error(`${file} has no place for ${id}`)
  writeFileSync(
    file,
    html.replace(place, () => place + writtenPart.room),
  )
}
