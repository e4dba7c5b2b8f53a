import type { ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Pixels; by default the class sets the size. */
  size?: number
  className?: string
}

/** A time, a price or a count in the narrow display face. */
export function Numeral({ children, size, className = '' }: Props) {
  return (
    <span className={`num numeral ${className}`} style={size === undefined ? undefined : { fontSize: size }}>
      {children}
    </span>
  )
}
