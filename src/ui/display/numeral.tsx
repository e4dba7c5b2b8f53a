import type { ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** pixels: the time or price is the largest thing of its card; left out, the class says it */
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
