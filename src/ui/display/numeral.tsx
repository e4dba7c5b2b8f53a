import type { ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Pixels; by default the class sets the size. */
  size?: number
  className?: string
}

export function Numeral({ children, size, className = '' }: Props) {
  return (
    <span className={`num numeral ${className}`} style={size === undefined ? undefined : { fontSize: size }}>
      {children}
    </span>
  )
}
