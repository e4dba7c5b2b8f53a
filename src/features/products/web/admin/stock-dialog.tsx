import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { useState } from 'react'

import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { Segments } from '#ui/forms/segments.tsx'
import { useForm } from '#ui/forms/use-form.ts'
import { failureOf } from '#ui/http/failure-of.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'

import { productsScreenTexts } from '../../products-screens.it.ts'
import type { AdminProduct } from '../../products.contract.ts'
import { productsTexts } from '../../products.it.ts'
import type { StockOperation } from '../../products.rules.ts'
import { Movements } from './movements.tsx'
import { useChangeStock } from './products-queries.ts'
import { stockFormSchema } from './stock-form.schema.ts'

import styles from './stock-dialog.module.css'

const { stock: texts, card, stockFailed } = productsScreenTexts

type Props = {
  product: AdminProduct
  /** The current product, while the list contains it. */
  listed: AdminProduct | undefined
  onClose: () => void
}

export function StockDialog({ product, listed, onClose }: Props) {
  const change = useChangeStock(product._id)
  const [operation, setOperation] = useState<StockOperation>('add')
  const { quantity } = (listed ?? change.data?.data ?? product).inventory
  const form = useForm({
    schema: stockFormSchema,
    initialValues: { operation, quantity: '' },
    error: change.error,
    onSubmit: (values) =>
      change.mutate(values, {
        onSuccess: () => {
          toasts.success(productsTexts.stockChanged)
          form.setFieldValue('quantity', '')
        },
      }),
  })
  return (
    <Dialog title={texts.title(product.name)} width="560px" onClose={onClose}>
      <div className={styles['content']}>
        <p className={styles['now']} role="status">
          {texts.becomes(card.pieces(quantity))}
        </p>
        <form {...form.props} className={styles['form']}>
          <Segments
            label={texts.operation}
            choices={texts.operations}
            chosen={operation}
            onChoose={(chosen) => {
              setOperation(chosen)
              form.setFieldValue('operation', chosen)
            }}
          />
          <TextInput
            size="sm"
            autoComplete="off"
            inputMode="numeric"
            maxLength={6}
            label={texts.quantity}
            data-autofocus
            key={form.key('quantity')}
            {...form.getInputProps('quantity')}
          />
          <BusyButton type="submit" size="sm" isBusy={change.isPending} busyLabel={texts.saving}>
            {texts.save}
          </BusyButton>
        </form>
        {change.error && <Notice kind="error" message={failureOf(change.error, stockFailed)} />}
        <Movements productId={product._id} />
      </div>
    </Dialog>
  )
}
