import { IconAlertTriangle } from '@tabler/icons-react'

import { usageTexts as texts } from '../../plans-screens.it.ts'
import type { UsageStats } from '../../plans.contract.ts'
import { UpgradeLink } from './upgrade-link.tsx'

import styles from './usage-alerts.module.css'

export function UsageAlerts({
  alerts,
  recommendedUpgrade,
}: Pick<UsageStats, 'alerts' | 'recommendedUpgrade'>) {
  if (alerts.length === 0) return null
  return (
    <ul className={styles['alerts']} aria-label={texts.alerts}>
      {alerts.map(({ type, resource, message }, index) => (
        <li key={resource} className={styles['alert']} data-tone={type === 'error' ? 'no' : 'wait'}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
          <b>{message}</b>
          {index === 0 && recommendedUpgrade && (
            <UpgradeLink planName={recommendedUpgrade.name} look="outline" />
          )}
        </li>
      ))}
    </ul>
  )
}
