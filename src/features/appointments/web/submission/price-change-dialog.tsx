import { Button } from '@mantine/core'

import { priceTexts } from '#features/appointments/appointments-screens.it.ts'
import { formatChf } from '#shared/money.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'

import type { PriceChange } from './use-submission.ts'

import styles from './price-change-dialog.module.css'

type Props = {
  change: PriceChange
  onAccept: () => void
  onDecline: () => void
}

/** The price went up or down while the person was booking: nothing is booked before they agree. */
export default function PriceChangeDialog({ change, onAccept, onDecline }: Props) {
  return (
    <Dialog onClose={onDecline} title={priceTexts.title}>
      <div className={styles['content']}>
        <p>{priceTexts.lead}</p>
        <dl className={styles['prices']}>
          <div>
            <dt>{priceTexts.before}</dt>
            <dd className={`num sum ${styles['before']}`}>{formatChf(change.before)}</dd>
          </div>
          <div>
            <dt>{priceTexts.now}</dt>
            <dd className="num sum">{formatChf(change.now)}</dd>
          </div>
        </dl>
        <div className={styles['actions']}>
          <Button variant="outline" onClick={onDecline}>
            {priceTexts.back}
          </Button>
          <Button onClick={onAccept} data-autofocus>
            {priceTexts.confirm(formatChf(change.now))}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
