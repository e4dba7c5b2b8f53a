import { type ReactNode, useState } from 'react'

import { productsScreenTexts } from '#features/products/products-screens.it.ts'
import type { AdminProduct, ProductRequest } from '#features/products/products.contract.ts'
import { unsavedTexts as unsaved } from '#ui/editing.it.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { UnsavedQuestion } from '#ui/overlays/unsaved-question.tsx'
import { useLeaveQuestion } from '#ui/overlays/use-leave-question.tsx'

import { useChangeProduct, useCreateProduct } from '../products-queries.ts'
import { imageForm } from './chosen-image.ts'
import type { ProductValues } from './product-form.schema.ts'
import { ProductForm } from './product-form.tsx'

const { form: texts } = productsScreenTexts

export function NewProduct({ onClose }: { onClose: () => void }) {
  const create = useCreateProduct()
  return (
    <ProductWindow title={texts.create} onClose={onClose}>
      {(asking) => (
        <ProductForm
          {...asking}
          error={create.error}
          isBusy={create.isPending}
          onSend={(values, image) => {
            const body = bodyOf(values)
            create.mutate(
              { body, form: imageForm(body, image) },
              {
                onSuccess: ({ message }) => {
                  toasts.success(message)
                  onClose()
                },
              },
            )
          }}
        />
      )}
    </ProductWindow>
  )
}

export function EditedProduct({ product, onClose }: { product: AdminProduct; onClose: () => void }) {
  // The version at the start of editing, so that saving refuses to overwrite later changes of others.
  const [read] = useState(product)
  const change = useChangeProduct(read._id)
  return (
    <ProductWindow title={texts.edit} onClose={onClose}>
      {(asking) => (
        <ProductForm
          {...asking}
          product={read}
          error={change.error}
          isBusy={change.isPending}
          onSend={(values, image) => {
            const { inventory, ...rest } = bodyOf(values)
            const body = {
              ...rest,
              inventory: { ...inventory, quantityRead: read.inventory.quantity },
              ...(image.kind === 'removed' && { removesImage: true }),
              updatedAt: read.updatedAt,
            }
            change.mutate({ body, form: imageForm(body, image) }, { onSuccess: onClose })
          }}
        />
      )}
    </ProductWindow>
  )
}

function bodyOf({ quantity, minQuantity, ...values }: ProductValues): ProductRequest {
  return { ...values, inventory: { quantity, minQuantity } }
}

type Asking = { onClose: () => void; onChange: (isChanged: boolean) => void }
type WindowProps = { title: string; onClose: () => void; children: (asking: Asking) => ReactNode }

function ProductWindow({ title, onClose, children }: WindowProps) {
  const [isChanged, setIsChanged] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const leaveQuestion = useLeaveQuestion(isChanged, unsaved.question)
  const close = () => (isChanged ? setIsAsking(true) : onClose())
  return (
    <Dialog title={title} width="760px" onClose={close} isCovered={isAsking || leaveQuestion !== null}>
      {children({ onClose: close, onChange: setIsChanged })}
      {leaveQuestion}
      {isAsking && <UnsavedQuestion onLeave={onClose} onStay={() => setIsAsking(false)} />}
    </Dialog>
  )
}
