import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'

import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

import { adminOrdersTexts } from '../../orders-screens.it.ts'
import { knownStatus, shownStatus } from '../../orders-view.rules.ts'
import type { Order } from '../../orders.contract.ts'
import { ordersTexts } from '../../orders.it.ts'
import { isStepBack, keepsStock, orderStatuses, type OrderStatus } from '../../orders.rules.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { isOutdated, type StatusChange, useStatusChange } from './use-status-change.ts'

const { change: texts } = adminOrdersTexts

type Props = {
  order: Order
  onCovered: (isCovered: boolean) => void
}

/** AORD-05. */
export function StatusChoice({ order, onCovered }: Props) {
  const saving = useStatusChange(order)
  const [chosen, setAsked] = useState<OrderStatus | null>(null)
  const from = knownStatus(order.status)
  const ask = (status: OrderStatus | null) => {
    setAsked(status)
    onCovered(status !== null)
  }
  const save = (change: StatusChange) =>
    saving.mutate(change, {
      onSuccess: () => ask(null),
      onError: (error) => isOutdated(error) && ask(null),
    })
  const choose = (to: OrderStatus) => {
    if (saving.isPending || to === from) return
    if (to === 'cancelled' || (from && isStepBack(from, to))) ask(to)
    else save({ status: to })
  }
  const shown = saving.isPending ? saving.variables.status : order.status
  return (
    <>
      <NativeSelect
        size="sm"
        label={texts.label}
        value={shown}
        aria-busy={saving.isPending || undefined}
        onChange={(event) => {
          const to = knownStatus(event.currentTarget.value)
          if (to) choose(to)
        }}
        data={[
          ...(knownStatus(shown) ? [] : [{ value: shown, label: shownStatus(shown) }]),
          ...orderStatuses.map((value) => ({ value, label: ordersTexts.statuses[value] })),
        ]}
      />
      {chosen === 'cancelled' && (
        <CancelDialog order={order} isBusy={saving.isPending} onConfirm={save} onClose={() => ask(null)} />
      )}
      {chosen && chosen !== 'cancelled' && (
        <ConfirmDialog
          texts={{
            title: texts.backTitle,
            question: texts.back(shownStatus(order.status), shownStatus(chosen)),
            hint: from && !keepsStock(from) ? texts.revive : undefined,
            confirm: texts.backConfirm(shownStatus(chosen)),
            busy: texts.saving,
            cancel: texts.keep,
          }}
          isBusy={saving.isPending}
          onConfirm={() => save({ status: chosen })}
          onClose={() => ask(null)}
        />
      )}
    </>
  )
}
