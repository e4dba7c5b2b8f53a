import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'

import { pages } from '#shared/pages.ts'
import type { WrittenPart } from '#shared/written-part.ts'

import { shopTexts as texts } from '../../shop.it.ts'
import type { ShopProducts } from '../../written-shop.rules.ts'
import { GridPlaceholder } from '../catalogue/grid-placeholder.tsx'
import { ProductList } from '../catalogue/product-list.tsx'

/** Bundled by scripts/lib/written-parts.mjs for the build and the server; no browser loads it. */
export const writtenPart: WrittenPart<ShopProducts> = {
  room: written(<GridPlaceholder prices={<span>{texts.prices}</span>} />),
  write: (shopProducts) => written(<ProductList {...shopProducts} isWritten />),
}

function written(part: ReactNode): string {
  return renderToStaticMarkup(<StaticRouter location={pages.shop.path}>{part}</StaticRouter>)
}
