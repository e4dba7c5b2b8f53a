/**
 * Draws the link previews of messengers and social networks. Run `node scripts/draw-share-pictures.mjs` after a change
 * of the fonts, the drawings or the sentences below. Chromium sets the type, as on the pages.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { chromium } from '@playwright/test'
import sharp from 'sharp'

import { findChromium } from './lib/chromium.mjs'
import { root } from './lib/root.mjs'

const size = { width: 1200, height: 630 }
/** Bytes; some messengers ignore larger pictures. */
const largest = 120_000

const pictures = [
  {
    name: 'studio',
    drawing: 'src/ui/display/illustrations/palo.svg',
    text: 'Dal pieno allo zero, senza uno scalino.',
    note: 'Barber studio a Lugano',
    isDark: true,
  },
  {
    name: 'prenota',
    drawing: 'src/ui/display/illustrations/poltrona.svg',
    text: 'La poltrona è tua, all’ora che scegli.',
    note: 'Prenota online, 24 ore su 24',
  },
  {
    name: 'shop',
    drawing: 'public/demo/prodotto-pomata.svg',
    text: 'Quello che usiamo in poltrona.',
    note: 'Prodotti per capelli e barba, da ritirare in studio',
  },
  {
    name: 'marketing',
    drawing: 'src/ui/display/illustrations/macchinetta.svg',
    text: 'Il tuo salone, sempre aperto.',
    note: 'Prenotazioni, clienti e shop in un posto solo',
    isDark: true,
  },
]

const embedded = (path, type) => `data:${type};base64,${readFileSync(join(root, path)).toString('base64')}`
const face = (family, file, extra) =>
  `@font-face{font-family:${family};src:url(${embedded(`src/ui/theme/fonts/${file}`, 'font/woff2')});${extra}}`
const fonts = [
  face('Display', 'archivo.woff2', 'font-weight:600 800;font-stretch:74% 84%'),
  face('Text', 'hanken-grotesk.woff2', 'font-weight:400 700'),
].join('')
const mark = readFileSync(join(root, 'src/ui/display/illustrations/marchio.svg'), 'utf8')

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: size })
for (const { name, drawing, text, note, isDark = false } of pictures) {
  const [ground, ink, plate] = isDark ? ['#0b1618', '#f8e9e2', '#f4bbaa'] : ['#f4bbaa', '#0b1618', '#fde9e0']
  const svg = readFileSync(join(root, drawing), 'utf8')
  await page.setContent(`<style>${fonts}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;display:grid;grid-template-columns:1fr 430px;background:${ground};color:${ink};font:500 30px/1.35 Text}
main{display:flex;flex-direction:column;justify-content:space-between;padding:64px 40px 60px 72px}
.mark svg{display:block;width:380px;height:auto}
h1{font:800 88px/.98 Display;font-stretch:74%;letter-spacing:-.01em;text-wrap:balance}
figure{display:grid;place-items:center;background:${plate};color:#0b1618}
figure svg{width:340px;height:520px}
</style><main><div class="mark">${mark}</div><h1>${text}</h1><p>${note}</p></main><figure>${svg}</figure>`)
  await page.evaluate(() => document.fonts.ready)
  const { size: bytes } = await sharp(await page.screenshot())
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(join(root, 'public/share', `${name}.png`))
  if (bytes > largest) throw new Error(`${name}.png has ${bytes} bytes`)
  console.log(`${name}: ${bytes} bytes`)
}
await browser.close()
