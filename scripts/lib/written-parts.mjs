/**
 * Bundles, for Node, the parts of pages that the server writes anew from its tables, and writes their room into the built
 * pages. `node scripts/lib/written-parts.mjs FOLDER`; the styles' names are those of the browser's bundle, because both
 * are made of the same files by the same rule.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'vite'

import { root } from './root.mjs'

const [folder = ''] = process.argv.slice(2)
const outDir = join(root, 'build', 'written')

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
    rolldownOptions: { input: { shop: join(root, 'src/features/shop/web/written/written-shop.tsx') } },
  },
})

const { writtenShop } = await import(pathToFileURL(join(outDir, 'shop.js')).href)
const page = join(folder, 'shop', 'index.html')
const html = readFileSync(page, 'utf8')
const [place] = /<div id="primi-prodotti"[^>]*>(?=<\/div>)/.exec(html) ?? []
if (!place) throw new Error(`${page} has no place for the products`)
writeFileSync(
  page,
  html.replace(place, () => place + writtenShop.room),
)
