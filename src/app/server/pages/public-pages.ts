import { setTimeout as after } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { FastifyBaseLogger, FastifyRequest } from 'fastify'

import type { PublicBarber } from '#features/barbers/barbers.contract.ts'
import { publicBarbers } from '#features/barbers/server/public-barbers.ts'
import { productsQuerySchema } from '#features/products/products.contract.ts'
import { listProducts } from '#features/products/server/list-products.ts'
import { activeServices } from '#features/services/server/active-services.ts'
import type { PublicSettings } from '#features/settings/public-settings.contract.ts'
import { publicSettings } from '#features/settings/server/public-settings.ts'
import { defaultPublicSettings } from '#features/settings/settings.defaults.ts'
import { type ShopProducts, withProducts } from '#features/shop/written-shop.rules.ts'
import { type Offer, structuredData } from '#features/website/structured-data.rules.ts'
import type { Platform } from '#platform/platform.ts'
import { pages as pageTable } from '#shared/pages.ts'
import { withPart } from '#shared/written-part.ts'

import { type Head, parseHead, withHead } from './document-head.ts'
import type { Page } from './page-files.ts'
import { sharePicture } from './share-pictures.ts'
import type { WrittenParts } from './written-parts.ts'

const freshFor = 60_000
const timeout = 300
/** Brotli quality; the build's takes ten times as long and saves a tenth. */
const quality = 9

type Facts = {
  settings: PublicSettings
  offers: readonly Offer[]
  shopProducts: ShopProducts
  barbers: readonly PublicBarber[]
} | null

/**
 * Fills the indexed pages with canonical address, share picture and data that the build does not know: the
 * shop's details, barbers and products. If the database is slow or down, pages are served without new data.
 */
export function publicPages(
  platform: Platform,
  pages: ReadonlyMap<string, Page>,
  parts: WrittenParts | null,
): (path: string, request: Pick<FastifyRequest, 'url' | 'log'>) => Promise<Page | undefined> {
  let facts: { readAt: number; value: Promise<Facts> } | null = null
  let latest: Facts = null
  const written = new Map<string, { key: string; page: Promise<Page> }>()

  async function readAgain(log: FastifyBaseLogger): Promise<Facts> {
    try {
      latest = await readFacts(platform)
    } catch (error) {
      log.warn({ err: error }, 'The data for search engines could not be read')
      facts = null
    }
    return latest
  }

  async function knownFacts(log: FastifyBaseLogger): Promise<Facts> {
    const now = platform.clock.now().getTime()
    if (!facts || now - facts.readAt >= freshFor || now < facts.readAt)
      facts = { readAt: now, value: readAgain(log) }
    return await Promise.race([facts.value, after(timeout, latest, { ref: false })])
  }

  return async (path, { url, log }) => {
    const built = pages.get(path)
    if (!built) return undefined
    const html = (built.forms.identity ?? '').toString()
    const known = await knownFacts(log)
    const head = headOf(path, html, platform.publicOrigin, known)
    // A page with a query may show a filtered list, so it gets no default content.
    const isUnasked = !url.includes('?')
    const filling = isUnasked ? fillingOf(path, html, parts, known) : null
    const key = JSON.stringify([head, filling?.facts])
    const form = path + (isUnasked ? '' : '?')
    const last = written.get(form)
    if (last?.key === key) return await last.page
    const page = packed(built, withHead(filling ? filling.write() : html, head))
    written.set(form, { key, page })
    return await page
  }
}

async function readFacts(platform: Platform): Promise<Facts> {
  const [settings, offers, { data: products, pagination }, barbers] = await Promise.all([
    publicSettings(platform),
    activeServices(platform),
    listProducts(platform, productsQuerySchema.parse({})),
    publicBarbers(platform),
  ])
  return { settings, offers, shopProducts: { products, total: pagination.total }, barbers }
}

function fillingOf(
  path: string,
  html: string,
  parts: WrittenParts | null,
  known: Facts,
): { facts: unknown; write: () => string } | null {
  if (!parts || !known) return null
  const { settings, shopProducts, barbers } = known
  switch (path) {
    case pageTable.home.path:
      return barbers.length === 0
        ? null
        : { facts: barbers, write: () => withPart(html, parts.team, barbers) }
    case pageTable.shop.path:
      return { facts: shopProducts, write: () => withProducts(html, parts.shop, shopProducts) }
    case pageTable.legalNotice.path:
      return { facts: settings, write: () => withPart(html, parts.notice, settings) }
    default:
      return null
  }
}

function headOf(path: string, html: string, origin: string, facts: Facts): Head {
  const { title, description } = parseHead(html)
  const url = origin + path
  const image = sharePicture(path)
  const isHome = path === pageTable.home.path
  return {
    canonical: url,
    properties: [
      ['og:type', 'website'],
      ['og:site_name', facts?.settings.name ?? defaultPublicSettings.name],
      ['og:locale', 'it_CH'],
      ['og:title', title],
      ['og:description', description],
      ['og:url', url],
      ['og:image', origin + image],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', title],
      ['twitter:card', 'summary_large_image'],
    ],
    ...(isHome &&
      facts && { structuredData: structuredData(facts.settings, facts.offers, { origin, image }) }),
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function packed({ policy, writtenAt }: Page, html: string): Promise<Page> {
  const identity = Buffer.from(html)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gzipped] = await Promise.all([brotli(identity, { params }), zip(identity)])
  return { policy, writtenAt, forms: { identity, br, gzip: gzipped } }
}
