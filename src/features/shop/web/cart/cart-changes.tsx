import { formatChf } from '#shared/money.ts'
import { Notice } from '#ui/feedback/notice.tsx'

import type { CartChange } from '../../cart.rules.ts'
import { cartTexts } from '../../shop.it.ts'
import { useCartChanges } from './use-cart.ts'

const { changes: texts } = cartTexts

export function CartChanges() {
  const changes = useCartChanges()
  if (changes.length === 0) return null
  return (
    <Notice
      role="status"
      title={cartTexts.changed}
      message={changes.map((change) => (
        <span key={sentenceOf(change)} style={{ display: 'block' }}>
          {sentenceOf(change)}
        </span>
      ))}
    />
  )
}

function sentenceOf(change: CartChange): string {
  const { product } = change
  switch (change.kind) {
    case 'less':
      return texts.less(product, change.quantity)
    case 'price':
      return texts.price(product, formatChf(change.now), formatChf(change.before))
    case 'gone':
    case 'soldOut':
      return texts[change.kind](product)
  }
}
