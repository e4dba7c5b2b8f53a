import { usageTexts as texts } from '../../plans-screens.it.ts'
import type { Subscription, Usage, UsageStats } from '../../plans.contract.ts'
import { resources } from '../../usage.rules.ts'
import { WaitingPayment } from '../chooser/waiting-payment.tsx'
import { BillingPeriod } from './billing-period.tsx'
import { SystemStatus } from './system-status.tsx'
import { TechnicalInfo } from './technical-info.tsx'
import { UpgradePlate } from './upgrade-plate.tsx'
import { UsageAlerts } from './usage-alerts.tsx'
import { UsageCard } from './usage-card.tsx'
import { WithheldList } from './withheld-list.tsx'

import boxes from './boxes.module.css'
import styles from './usage-states.module.css'

type Props = { stats: UsageStats; subscription: Subscription; usage: Usage }

export function Figures({ stats, subscription, usage }: Props) {
  const { alerts, recommendedUpgrade, billingPeriod } = stats
  return (
    <>
      <WaitingPayment subscription={subscription} />
      <UsageAlerts alerts={alerts} recommendedUpgrade={recommendedUpgrade} />
      <ul className={styles['cards']} aria-label={texts.cards}>
        {resources.map((resource) => (
          <UsageCard key={resource} resource={resource} usage={usage[resource]} />
        ))}
      </ul>
      <p className="dim">
        {texts.reset}. {texts.resetHint}
      </p>
      <div className={boxes['boxes']} data-count={recommendedUpgrade ? 3 : 2}>
        <BillingPeriod subscription={subscription} billingPeriod={billingPeriod} />
        <SystemStatus status={subscription.status} usage={usage} />
        {recommendedUpgrade && <UpgradePlate upgrade={recommendedUpgrade} usage={usage} />}
      </div>
      <WithheldList />
      <TechnicalInfo stats={stats} />
    </>
  )
}
