import {
  type Icon,
  IconAlertTriangle,
  IconEyeOff,
  IconPencil,
  IconStar,
  IconTrash,
} from '@tabler/icons-react'

import { formatChf } from '#shared/money.ts'
import { Chip } from '#ui/display/chip.tsx'
import { Numeral } from '#ui/display/numeral.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { productsScreenTexts } from '../../products-screens.it.ts'
import type { AdminProduct } from '../../products.contract.ts'
import { productsTexts } from '../../products.it.ts'
import { isLowOnStock } from '../../products.rules.ts'
import { ProductPlate } from './product-plate.tsx'
import { StockSteps } from './stock-steps.tsx'

import styles from './product-card.module.css'

const { card: texts } = productsScreenTexts

type Act = (product: AdminProduct) => void
type Props = { product: AdminProduct; onEdit: Act; onRemove: Act; onStock: Act }

export function ProductCard({ product, onEdit, onRemove, onStock }: Props) {
  const { name, brand, category, price, isActive, imageUrl } = product
  return (
    <li className={styles['card']} data-inactive={!isActive || undefined}>
      <ProductPlate url={imageUrl} className={styles['plate']} />
      <div className={styles['what']}>
        <p className={styles['category']}>
          {[productsTexts.categories[category], brand].filter(Boolean).join(' · ')}
        </p>
        <p className={styles['name']}>{name}</p>
        <Chips product={product} />
      </div>
      <div className={styles['figures']}>
        <Numeral size={22}>{formatChf(price)}</Numeral>
        <StockSteps product={product} onOpen={() => onStock(product)} />
      </div>
      <div className={styles['actions']}>
        <CardButton icon={IconPencil} label={texts.edit} product={product} onPress={onEdit} />
        <CardButton icon={IconTrash} label={texts.remove} product={product} onPress={onRemove} />
      </div>
    </li>
  )
}

type ButtonProps = { icon: Icon; label: string; product: AdminProduct; onPress: Act }

function CardButton({ icon: Picture, label, product, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      {...buttonLook('outline', 'sm')}
      aria-label={texts.of(label, product.name)}
      onClick={() => onPress(product)}
    >
      <Picture size={18} stroke={1.75} aria-hidden />
      <span>{label}</span>
    </button>
  )
}

function Chips({ product: { isActive, isFeatured, inventory } }: { product: AdminProduct }) {
  return (
    <div className={styles['chips']}>
      {isLowOnStock(inventory) && (
        <Chip tone={inventory.quantity === 0 ? 'no' : 'wait'} icon={IconAlertTriangle}>
          {texts.lowStock}
        </Chip>
      )}
      {!isActive && <Chip icon={IconEyeOff}>{texts.inactive}</Chip>}
      {isFeatured && (
        <Chip tone="done" icon={IconStar}>
          {texts.featured}
        </Chip>
      )}
    </div>
  )
}
