import type { ComponentPropsWithoutRef } from 'react'

type Props = ComponentPropsWithoutRef<'div'> & {
  hatched?: boolean
}

export function Plate({ hatched = false, className = '', ...rest }: Props) {
  return <div {...rest} className={`plate ${hatched ? 'hatched' : ''} ${className}`} />
}
