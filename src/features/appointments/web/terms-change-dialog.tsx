import { Button } from '@mantine/core'

import { formatChf } from '#shared/money.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'

import { termsTexts as texts } from '../appointments-screens.it.ts'
import type { Changed, TermsChange } from './terms-change.ts'

import styles from './terms-change-dialog.module.css'

type Props = {
  change: TermsChange
  onAccept: () => void
  onDecline: () => void
}

export default function TermsChangeDialog({ change: { price, duration }, onAccept, onDecline }: Props) {
  const { title, lead } = price && duration ? texts.both : duration ? texts.duration : texts.price
  return (
    <Dialog onClose={onDecline} title={title} history="entry">
      <div className={styles['content']}>
        <p>{lead}</p>
        {duration && (
          <BeforeAndNow label={price && texts.duration.label} change={duration} format={texts.minutes} />
        )}
        {price && <BeforeAndNow label={duration && texts.price.label} change={price} format={formatChf} />}
        <div className={styles['actions']}>
          <Button variant="outline" onClick={onDecline}>
            {texts.back}
          </Button>
          <Button onClick={onAccept} data-autofocus>
            {price ? texts.confirm(formatChf(price.now)) : texts.confirmDuration(duration?.now ?? 0)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type ChangeProps = {
  label: string | null
  change: Changed
  format: (value: number) => string
}

function BeforeAndNow({ label, change, format }: ChangeProps) {
  return (
    <div>
      {label && <p className="dim">{label}</p>}
      <dl className={styles['values']}>
        <div>
          <dt>{texts.before}</dt>
          <dd className={`num sum ${styles['before']}`}>{format(change.before)}</dd>
        </div>
        <div>
          <dt>{texts.now}</dt>
          <dd className="num sum">{format(change.now)}</dd>
        </div>
      </dl>
    </div>
  )
}
