import { useQuery } from '@tanstack/react-query'

import { Illustration } from '#ui/display/illustration.tsx'
import { Plate } from '#ui/display/plate.tsx'

import { usageTexts as texts } from '../../plans-screens.it.ts'
import type { Usage, UsageStats } from '../../plans.contract.ts'
import { priceAndPeriod } from '../plan-formats.ts'
import { plansQuery } from '../plan-queries.ts'
import { UpgradeLink } from './upgrade-link.tsx'
import { upgradeSentence } from './usage-view.ts'

import styles from './upgrade-plate.module.css'

type Props = { upgrade: NonNullable<UsageStats['recommendedUpgrade']>; usage: Usage }

export function UpgradePlate({ upgrade, usage }: Props) {
  const { data: plans } = useQuery(plansQuery)
  const plan = plans?.find(({ name }) => name === upgrade.name)
  return (
    <Plate className={styles['upgrade'] ?? ''}>
      <Illustration name="macchinetta" bare className={styles['picture'] ?? ''} />
      <h2 className="d3">{texts.upgradeTo(upgrade.displayName)}</h2>
      <p className={styles['gain']}>{plan ? upgradeSentence(usage, plan) : `${priceAndPeriod(upgrade)}.`}</p>
      <div>
        <UpgradeLink planName={upgrade.name} look="filled" />
      </div>
    </Plate>
  )
}
