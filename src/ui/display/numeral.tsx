import type { ReactNode } from 'react'

type Props = {
  children: ReactNode
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
