import { Button } from '@mantine/core'

import { payerTexts as texts } from '../payments-screens.it.ts'
import type { Payer } from '../payments.contract.ts'

import styles from './billed-to.module.css'

type Props = {
  payer: Payer
  editLabel: string
  isLocked: boolean
  onEdit: () => void
}

export function BilledTo({ payer, editLabel, isLocked, onEdit }: Props) {
  return (
    <div className={styles['payer']}>
      <p>
        <span className="label">{texts.billedTo}</span>
        <span>{`${payer.name}, ${payer.address}, ${payer.postalCode} ${payer.city}`}</span>
      </p>
      <Button variant="outline" size="sm" aria-label={editLabel} disabled={isLocked} onClick={onEdit}>
        {texts.edit}
      </Button>
    </div>
  )
}
