import type { ReactNode } from 'react'

import styles from './foot-bar.module.css'

type Props = {
  upTo: 'phone' | 'tablet'
  /** May set --bar-gap and --sum, the font size of a sum. */
  className?: string | undefined
  children: ReactNode
}

export function FootBar({ upTo, className = '', children }: Props) {
  return (
    <div className={`${styles['bar']} ${className}`} data-up-to={upTo}>
      {children}
    </div>
  )
}
