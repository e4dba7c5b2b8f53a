import type { ComponentPropsWithoutRef } from 'react'

type Props = ComponentPropsWithoutRef<'div'> & {
  /** Draws the hatched backdrop of the plate itself; pictures on it then come without theirs. */
  hatched?: boolean
}

/** A printed surface: pink paper and petrol ink in both themes. */
export function Plate({ hatched = false, className = '', ...rest }: Props) {
  return <div {...rest} className={`plate ${hatched ? 'hatched' : ''} ${className}`} />
}
