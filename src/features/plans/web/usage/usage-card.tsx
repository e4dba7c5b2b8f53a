import { IconCalendar, IconMail, IconMessage, IconUsers } from '@tabler/icons-react'

import { Numeral } from '#ui/display/numeral.tsx'

import { usageTexts as texts } from '../../plans-screens.it.ts'
import type { ResourceUsage } from '../../plans.contract.ts'
import type { Resource } from '../../usage.rules.ts'
import { UsageBar } from './usage-bar.tsx'
import { usageView } from './usage-view.ts'

import styles from './usage-card.module.css'

const icons = { appointments: IconCalendar, emails: IconMail, sms: IconMessage, barbers: IconUsers }

export function UsageCard({ resource, usage }: { resource: Resource; usage: ResourceUsage | undefined }) {
  const Picture = icons[resource]
  const view = usage && usageView(usage)
  return (
    <li className={styles['card']} data-border={view?.border}>
      <h2 className={styles['name']}>
        <Picture size={20} stroke={1.75} aria-hidden />
        <span>{texts.resources[resource]}</span>
      </h2>
      {usage && view ? (
        <>
          <p className={`num ${styles['count']}`}>
            <Numeral className={styles['value'] ?? ''}>{usage.current}</Numeral>{' '}
            <small>
              <span aria-hidden="true">/</span>
              <span className="vh">{texts.of}</span> <span>{texts.limit(usage.limit)}</span>
            </small>
          </p>
          <UsageBar percentage={usage.percentage} />
          <p className={`num ${styles['note']}`} data-colour={view.colour}>
            {view.share !== null && (
              <>
                <b>{view.share}</b>,{' '}
              </>
            )}
            <span data-used={usage.remaining <= 0}>{view.note}</span>
          </p>
        </>
      ) : (
        <p className="dim">{texts.noData}</p>
      )}
    </li>
  )
}
