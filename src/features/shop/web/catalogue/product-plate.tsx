import { IconBottle } from '@tabler/icons-react'

import { Picture } from '#ui/display/picture.tsx'
import { Plate } from '#ui/display/plate.tsx'

import styles from './product-plate.module.css'

type Props = {
  imageUrl: string | null
  /** CSS pixels, about as wide as it is drawn. */
  size: number
  /** Where it is wider on one screen than on another, as an img says it. */
  sizes?: string
  isOut?: boolean
  lazy?: boolean
  className?: string | undefined
}

/** A product as it is printed; without a picture, the hatched paper. */
export function ProductPlate({
  imageUrl,
  size,
  sizes = `${size}px`,
  isOut = false,
  lazy = false,
  className = '',
}: Props) {
  return (
    <Plate hatched={imageUrl === null} className={`${styles['plate']} ${className}`} data-out={isOut}>
      {imageUrl === null ? (
        <IconBottle stroke={1} aria-hidden className={styles['none']} />
      ) : (
        <Picture url={imageUrl} width={size} sizes={sizes} lazy={lazy} className={styles['picture']} />
      )}
    </Plate>
  )
}
