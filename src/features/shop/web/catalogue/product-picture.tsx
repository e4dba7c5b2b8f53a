import { IconHourglassLow, IconStar, IconX } from '@tabler/icons-react'

import type { Product } from '#features/products/products.contract.ts'
import { productsTexts } from '#features/products/products.it.ts'
import { stockLevel } from '#features/products/products.rules.ts'
import { Chip } from '#ui/display/chip.tsx'

import { shopTexts } from '../../shop.it.ts'
import { ProductPlate } from './product-plate.tsx'

import styles from './product-picture.module.css'

const { stock: labels } = productsTexts

type Props = {
  product: Product
  /** CSS pixels, with the `sizes` of an img. */
  size: number
  sizes: string
  lazy?: boolean
}

export function ProductPicture({ product, size, sizes, lazy = false }: Props) {
  const { imageUrl, isFeatured, inventory } = product
  const { quantity } = inventory
  const level = stockLevel(quantity)
  return (
    <div className={styles['picture']}>
      <ProductPlate imageUrl={imageUrl} size={size} sizes={sizes} isOut={level === 'none'} lazy={lazy} />
      <p className={styles['chips']}>
        {isFeatured && <Chip icon={IconStar}>{shopTexts.featured}</Chip>}
        {level === 'low' && (
          <Chip tone="wait" icon={IconHourglassLow}>
            {shopTexts.low(labels.low, quantity)}
          </Chip>
        )}
        {level === 'none' && (
          <Chip tone="no" icon={IconX}>
            {labels.none}
          </Chip>
        )}
      </p>
    </div>
  )
}
