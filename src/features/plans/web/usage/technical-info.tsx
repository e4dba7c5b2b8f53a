import { useQuery } from '@tanstack/react-query'

import { instantNames } from '#shared/italian-moments.ts'

import { technicalTexts as texts } from '../../plans-screens.it.ts'
import type { UsageStats } from '../../plans.contract.ts'
import { usageQuery } from '../plan-queries.ts'
import { Facts } from './facts.tsx'

import styles from './technical-info.module.css'

export function TechnicalInfo({ stats: { subscription, resetDate } }: { stats: UsageStats }) {
  const { dataUpdatedAt } = useQuery(usageQuery)
  // Data built from the access answer has no reset date.
  const source = resetDate === '' ? 'access' : 'usage'
  return (
    <details className={styles['info']}>
      <summary>{texts.title}</summary>
      <Facts
        facts={[
          [texts.id, subscription?._id ?? texts.none],
          [texts.status, subscription?.status ?? texts.none],
          [texts.plan, subscription?.plan?.name ?? texts.none],
          [texts.updated, instantNames.time(new Date(dataUpdatedAt))],
          [texts.source, texts.sources[source]],
        ]}
      />
    </details>
  )
}
