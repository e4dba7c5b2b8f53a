import { productsScreenTexts } from '#features/products/products-screens.it.ts'
import type { AdminProduct } from '#features/products/products.contract.ts'
import { productsTexts } from '#features/products/products.it.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

import { failureOf } from '../failure-of.ts'
import { useRemoveProduct } from '../products-queries.ts'

const { removal: texts, removeFailed } = productsScreenTexts

type Props = { product: AdminProduct; onClose: () => void }

export function ProductRemoval({ product, onClose }: Props) {
  const remove = useRemoveProduct()
  return (
    <ConfirmDialog
      title={texts.title}
      question={texts.question}
      name={product.name}
      hint={texts.hint}
      confirm={texts.confirm}
      busyLabel={texts.busy}
      cancel={texts.cancel}
      busy={remove.isPending}
      failure={remove.error ? failureOf(remove.error, removeFailed) : null}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(product._id, {
          onSuccess: () => {
            toasts.success(productsTexts.deleted)
            onClose()
          },
        })
      }
    />
  )
}
