import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { instantNames } from '#shared/italian-moments.ts'
import { formatChf } from '#shared/money.ts'

import { disputeTexts as texts } from '../../disputes.it.ts'
import type { Payment } from '../../payments.contract.ts'

import styles from './refund-list.module.css'

export function DisputeList({ disputes }: Pick<Payment, 'disputes'>) {
  const { timeZone } = usePublicSettings()
  if (disputes.length === 0) return null
  return (
    <ul className={styles['refunds']} aria-label={texts.list}>
      {disputes.map(({ _id, amount, status, reason, respondBy }) => (
        <li key={_id} className={styles['refund']}>
          <b className="num">{formatChf(amount)}</b>
          <span data-failed={status !== 'won'}>{texts.states[status]}</span>
          <span className="dim">{reason}</span>
          {respondBy && <b>{texts.respondBy(instantNames.short(new Date(respondBy), timeZone))}</b>}
        </li>
      ))}
    </ul>
  )
}
