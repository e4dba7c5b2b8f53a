import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import { BackToShop } from './back-to-shop.tsx'

import styles from './product-view.module.css'

export function ProductPlaceholder() {
  return (
    <div className={`wrap ${styles['page']}`} aria-busy="true">
      <BackToShop />
      <div className={styles['product']}>
        <div className={styles['pictureToCome']}>
          <FadeSkeleton block height="100%" />
        </div>
        <div className={styles['facts']}>
          <FadeSkeleton width="30%" height={14} />
          <FadeSkeleton width="80%" height={48} />
          <FadeSkeleton width="40%" height={40} />
          <FadeSkeleton width="90%" height={120} block />
        </div>
      </div>
    </div>
  )
}
