import type { ComponentPropsWithoutRef } from 'react'

type Props = ComponentPropsWithoutRef<'div'> & {
  /** Draws the plate's hatched backdrop; pictures on it must then come without theirs. */
  hatched?: boolean
}

export function Plate({ hatched = false, className = '', ...rest }: Props) {
  return <div {...rest} className={`plate ${hatched ? 'hatched' : ''} ${className}`} />
}
