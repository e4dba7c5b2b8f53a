import '@mantine/core/styles/Input.layer.css'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'

import { formatChf } from '#shared/money.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { Switch } from '#ui/forms/switch.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

import { adminOrdersTexts } from '../../orders-screens.it.ts'
import { refundableRest } from '../../orders-view.rules.ts'
import type { Order } from '../../orders.contract.ts'
import type { StatusChange } from './use-status-change.ts'

import styles from '#ui/overlays/dialog-content.module.css'

const { change: texts } = adminOrdersTexts

type Props = {
  order: Order
  isBusy: boolean
  onConfirm: (change: StatusChange) => void
  onClose: () => void
}

/** D-SHOP-06. */
export function CancelDialog({ order, isBusy, onConfirm, onClose }: Props) {
  const left = refundableRest(order)
  const [refund, setRefund] = useState(left > 0)
  const [reason, setReason] = useState('')
  const confirm = refund ? texts.cancelRefundConfirm : texts.cancelConfirm
  return (
    <Dialog title={texts.cancelTitle} onClose={onClose}>
      <div className={styles['content']}>
        <p>{texts.cancel}</p>
        <Textarea
          label={texts.reason}
          description={texts.reasonHint}
          inputWrapperOrder={['label', 'input', 'description']}
          maxLength={300}
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        {left > 0 && (
          <Switch
            checked={refund}
            onChange={setRefund}
            description={order.paymentMethod === 'cash' ? texts.refundCash : texts.refundOnline}
          >
            {texts.refund(formatChf(left))}
          </Switch>
        )}
        <div className={styles['actions']}>
          <Button variant="outline" onClick={onClose}>
            {texts.keep}
          </Button>
          <BusyButton
            variant="danger"
            isBusy={isBusy}
            busyLabel={texts.saving}
            onClick={() => onConfirm({ status: 'cancelled', refund, ...(reason.trim() && { reason }) })}
          >
            {confirm}
          </BusyButton>
        </div>
      </div>
    </Dialog>
  )
}
