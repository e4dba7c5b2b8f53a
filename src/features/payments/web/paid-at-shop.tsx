import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'

import { formatChf } from '#shared/money.ts'
import { ActionButton } from '#ui/buttons/busy-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { messageOf } from '#ui/http/http-client.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'

import { paidAtShopTexts as texts } from '../payments-history.it.ts'
import { paymentsTexts } from '../payments.it.ts'
import { recordPaidAtShop } from './payment-calls.ts'

import styles from '#ui/overlays/dialog-content.module.css'

type Props = {
  appointmentId: string
  name: string
  /** CHF */
  amount: number
  onClose: () => void
  /** Also after a refusal, since another person may have recorded it first. */
  onSettled: () => void
}

export default function PaidAtShop({ appointmentId, name, amount, onClose, onSettled }: Props) {
  const record = useMutation({
    mutationFn: () => recordPaidAtShop(appointmentId),
    onSuccess: () => {
      toasts.success(paymentsTexts.paidAtShop)
      onClose()
    },
    onSettled,
  })
  return (
    <Dialog onClose={onClose} title={texts.title}>
      <div className={styles['content']}>
        <p>{texts.question(name, formatChf(amount))}</p>
        <p className="dim">{texts.hint}</p>
        {record.error && <Notice kind="error" message={messageOf(record.error, texts.failed)} />}
        <div className={styles['actions']}>
          <Button variant="outline" onClick={onClose} data-autofocus>
            {texts.keep}
          </Button>
          <ActionButton action={record} busyLabel={texts.busy}>
            {texts.confirm}
          </ActionButton>
        </div>
      </div>
    </Dialog>
  )
}
