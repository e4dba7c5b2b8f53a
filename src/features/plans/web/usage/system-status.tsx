import { TitledSection } from '#ui/display/titled-section.tsx'

import { usageTexts as texts } from '../../plans-screens.it.ts'
import type { Subscription, Usage } from '../../plans.contract.ts'
import { plansTexts } from '../../plans.it.ts'
import { Facts } from './facts.tsx'

import styles from './boxes.module.css'

type Props = { status: Subscription['status']; usage: Usage }

export function SystemStatus({ status, usage }: Props) {
  return (
    <TitledSection id="stato-sistema" title={texts.status} className={styles['box']}>
      <Facts facts={systemFacts(status, usage)} />
    </TitledSection>
  )
}

/** A shop whose barbers are unknown counts as having one, the owner (USAGE-10). */
export function systemFacts(status: Subscription['status'], usage: Usage): [string, string][] {
  return [
    [texts.subscription, plansTexts.status[status]],
    [texts.resources.appointments, String(usage.appointments?.current ?? 0)],
    [texts.sent, String(usage.emails?.current ?? 0)],
    [texts.barbers, String(usage.barbers?.current ?? 1)],
  ]
}
