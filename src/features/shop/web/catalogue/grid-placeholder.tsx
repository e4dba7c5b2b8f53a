import type { ReactNode } from 'react'

import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import styles from './product-grid.module.css'

export const firstScreen = 8

export function GridPlaceholder({ prices }: { prices: ReactNode }) {
  return (
    <>
      <div className={styles['count']}>
        <FadeSkeleton width={90} height={14} />
        {prices}
      </div>
      <div className={styles['grid']} aria-busy="true">
        {Array.from({ length: firstScreen }, (_, index) => (
          <div key={index} className={styles['toCome']}>
            <div>
              <FadeSkeleton block height="100%" />
            </div>
            <FadeSkeleton width="44%" height={14} />
            <FadeSkeleton width="82%" height={20} />
            <FadeSkeleton width="60%" height={36} />
          </div>
        ))}
      </div>
    </>
  )
}
