import type { ReactNode } from 'react'

import styles from './foot-bar.module.css'

type Props = {
  /** The widest screens that need it. */
  upTo: 'phone' | 'tablet'
  /** May set --bar-gap and --sum, the size of a sum in it. */
  className?: string | undefined
  children: ReactNode
}

/** At the foot of narrow screens: what was chosen and the way on stay in sight. */
export function FootBar({ upTo, className = '', children }: Props) {
  return (
    <div className={`${styles['bar']} ${className}`} data-up-to={upTo}>
      {children}
    </div>
  )
}
