import type { ReactNode } from 'react'

import styles from './numeral.module.css'

type Props = {
  children: ReactNode
  /** pixels: the time or price is the largest thing of its card */
  size: number
  className?: string
}

/** A time, a price or a count in the narrow display face. */
export function Numeral({ children, size, className = '' }: Props) {
  return (
    <span className={`num ${styles['numeral']} ${className}`} style={{ fontSize: size }}>
      {children}
    </span>
  )
}
