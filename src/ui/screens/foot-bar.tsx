import type { ReactNode } from 'react'

import styles from './foot-bar.module.css'

type Props = {
  /** The widest screens that show it. */
  upTo: 'phone' | 'tablet'
  /** May set --bar-gap and --sum, the font size of a sum. */
  className?: string | undefined
  children: ReactNode
}

/** The foot bar of narrow screens: keeps the choice and the next step in sight. */
export function FootBar({ upTo, className = '', children }: Props) {
  return (
    <div className={`${styles['bar']} ${className}`} data-up-to={upTo}>
      {children}
    </div>
  )
}
