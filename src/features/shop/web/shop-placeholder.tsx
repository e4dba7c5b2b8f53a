import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import { GridPlaceholder } from './catalogue/grid-placeholder.tsx'

import tools from './catalogue/shop-tools.module.css'
import styles from './shop.module.css'

export function ShopPlaceholder() {
  return (
    <div className={styles['embedded']} aria-hidden="true">
      <div className={tools['tools']}>
        <div className={tools['search']}>
          <FadeSkeleton block height={48} />
        </div>
        <div className={tools['category']}>
          <FadeSkeleton block height={48} />
        </div>
        <FadeSkeleton block width={92} height={48} />
      </div>
      <GridPlaceholder prices={<FadeSkeleton width={160} height={14} />} />
      <div className={styles['more']}>
        <FadeSkeleton block width={220} height={48} />
      </div>
    </div>
  )
}
