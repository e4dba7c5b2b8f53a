import { failureOf } from '#ui/http/failure-of.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

import { productsScreenTexts } from '../../products-screens.it.ts'
import type { AdminProduct } from '../../products.contract.ts'
import { useRemoveProduct } from './products-queries.ts'

const { removal: texts, removeFailed } = productsScreenTexts

type Props = { product: AdminProduct; onClose: () => void }

export function ProductRemoval({ product, onClose }: Props) {
  const remove = useRemoveProduct()
  return (
    <ConfirmDialog
      texts={texts}
      name={product.name}
      isBusy={remove.isPending}
      failure={remove.error && failureOf(remove.error, removeFailed)}
      onConfirm={() => remove.mutate(product._id, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
