import { IconChevronRight } from '@tabler/icons-react'
import { lazy, Suspense, useRef } from 'react'
import { Link } from 'react-router'

import { ShopPlaceholder } from '#features/shop/web/shop-placeholder.tsx'
import { pages } from '#shared/pages.ts'
import { QuietBoundary } from '#ui/feedback/quiet-boundary.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { homeTexts } from '../../site.it.ts'
import { sections } from './scroll-to-section.ts'
import { useShopTrigger } from './use-shop-trigger.ts'

import styles from './shop-section.module.css'

const { shop: texts } = homeTexts
const ShopInside = lazy(() => import('./shop-inside.tsx'))

/**
 * Loads the shop once the visitor rests at this section, because the rest of the page needs none of its code. If the shop
 * cannot load, a note says so; the link to its own page is always there.
 */
export function ShopSection() {
  const ref = useRef<HTMLElement>(null)
  const isDue = useShopTrigger(ref)
  return (
    <section id={sections.shop} ref={ref} tabIndex={-1} className={styles['section']}>
      <div className="wrap">
        <div className={styles['head']}>
          <div className={styles['titles']}>
            <h2 className="d2">{texts.title}</h2>
            <p className="lead">{texts.lead}</p>
          </div>
          <Link to={pages.shop.path} {...buttonLook('outline')}>
            {texts.open}
            <IconChevronRight size={18} stroke={1.75} aria-hidden />
          </Link>
        </div>
        {isDue ? (
          <QuietBoundary fallback={<ShopUnavailable />}>
            <Suspense fallback={<ShopPlaceholder />}>
              <ShopInside away={<ShopUnavailable />} />
            </Suspense>
          </QuietBoundary>
        ) : (
          <ShopPlaceholder />
        )}
      </div>
    </section>
  )
}

function ShopUnavailable() {
  return <p className="dim">{texts.away}</p>
}
