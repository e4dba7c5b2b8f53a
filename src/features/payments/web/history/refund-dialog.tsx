import '@mantine/core/styles/Input.layer.css'
import { Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { formatChf } from '#shared/money.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { FormFoot } from '#ui/forms/form-foot.tsx'
import { PriceField } from '#ui/forms/price-field.tsx'
import { useForm } from '#ui/forms/use-form.ts'
import { createAttemptKey } from '#ui/http/attempt-key.ts'
import { messageOf } from '#ui/http/http-client.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'

import { historyTexts, refundTexts as texts } from '../../payments-history.it.ts'
import type { Payment } from '../../payments.contract.ts'
import { reloadPayments } from '../history-key.ts'
import { refundPayment } from '../payment-calls.ts'
import { refundFormSchema } from './refund-form.schema.ts'
import { refundableOf } from './refundable-of.ts'

import styles from '#ui/overlays/dialog-content.module.css'

const foot = { cancel: texts.keep, save: texts.confirm, saving: texts.busy }

type Props = {
  payment: Payment
  retried?: Payment['refunds'][number] | undefined
  onClose: () => void
  onRefunded?: () => void
}

export function RefundDialog({ payment, retried, onClose, onRefunded }: Props) {
  const client = useQueryClient()
  const left = refundableOf(payment)
  const [schema] = useState(() => refundFormSchema(left))
  const [attempt] = useState(() => createAttemptKey({ storedAs: `refund:${payment._id}` }))
  const refund = useMutation({
    mutationFn: (order: { amount: number; reason: string }) =>
      refundPayment(payment._id, order, attempt.keyFor(order)),
    onSuccess: ({ message }) => {
      attempt.finish()
      toasts.success(message)
      onRefunded?.()
      onClose()
    },
    onSettled: () => reloadPayments(client),
  })
  const form = useForm({
    schema,
    initialValues: {
      amount: Math.min(retried?.amount ?? left, left).toFixed(2),
      reason: retried?.reason ?? '',
    },
    onSubmit: (order) => refund.mutate(order),
    error: refund.error,
  })
  const name = payment.customer || historyTexts.noCustomer
  return (
    <Dialog onClose={onClose} title={texts.title}>
      <form {...form.props} className={styles['content']}>
        <p>{texts.lead(name, formatChf(left))}</p>
        <p className="dim">{payment.method === 'cash' ? texts.cash : texts.online}</p>
        <PriceField
          {...form.getInputProps('amount')}
          key={form.key('amount')}
          label={texts.amount}
          hint={texts.amountHint}
          autoComplete="off"
          data-autofocus
        />
        <Textarea
          {...form.getInputProps('reason')}
          key={form.key('reason')}
          label={texts.reason}
          description={texts.reasonHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          maxLength={300}
          rows={3}
        />
        {refund.error && <Notice kind="error" message={messageOf(refund.error, texts.failed)} />}
        <FormFoot texts={foot} isDangerous isBusy={refund.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
