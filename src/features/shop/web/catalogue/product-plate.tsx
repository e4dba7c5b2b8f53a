import { IconBottle } from '@tabler/icons-react'

import { Picture } from '#ui/display/picture.tsx'
import { Plate } from '#ui/display/plate.tsx'

import styles from './product-plate.module.css'

type Props = {
  imageUrl: string | null
  size: number
  sizes?: string
  isOut?: boolean
  lazy?: boolean
  className?: string | undefined
}

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
