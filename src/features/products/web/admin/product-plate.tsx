import type { ReactNode } from 'react'

import { pictureSources } from '#shared/pictures.ts'
import { Picture } from '#ui/display/picture.tsx'
import { Plate } from '#ui/display/plate.tsx'

import { productsScreenTexts } from '../../products-screens.it.ts'

import styles from './product-plate.module.css'

type Props = {
  url: string | null
  children?: ReactNode
  className?: string | undefined
}

export function ProductPlate({ url, children, className = '' }: Props) {
  const isPhoto = children !== undefined || (url !== null && pictureSources(url) !== undefined)
  return (
    <Plate hatched={!isPhoto} className={`${styles['plate']} ${className}`}>
      {children ??
        (url === null ? (
          <p className={styles['none']}>{productsScreenTexts.card.noPicture}</p>
        ) : (
          <Picture url={url} width={256} sizes="200px" lazy />
        ))}
    </Plate>
  )
}
