import { useEffect, useState } from 'react'

import type { Plan } from '#features/plans/plans.contract.ts'
import { defaultPlans } from '#features/plans/plans.defaults.ts'
import { plansTexts } from '#features/plans/plans.it.ts'
import { resources } from '#features/plans/usage.rules.ts'
import { readPlans } from '#features/plans/web/public.ts'

import { useTab } from '../tabs/use-tab.ts'

export type OfferedPlan = Pick<Plan, 'name' | 'displayName' | 'price' | 'isRecommended' | 'features'>

/** Those of a new installation, which the prerendered page names until the live ones arrive. */
const documented: readonly OfferedPlan[] = defaultPlans.map(({ limits, features, ...plan }) => ({
  ...plan,
  features: [
    ...resources.map((resource) => ({
      name: plansTexts.limitFeature(resource, limits[resource]),
      included: true,
    })),
    ...features,
  ],
}))

let offered: Promise<readonly OfferedPlan[]> | undefined

/** The catalogue as it is sold today, from the smallest plan to the biggest. It is read when somebody looks at prices. */
export function useOfferedPlans(): readonly OfferedPlan[] {
  const [plans, setPlans] = useState(documented)
  const { current } = useTab()
  const isAsked = current === 'roi' || current === 'pricing'
  useEffect(() => {
    if (!isAsked) return
    offered ??= sortedPlans()
    let isShown = true
    offered.then(
      (live) => {
        if (isShown && live.length > 0) setPlans(live)
      },
      // The documented ones stay; the next look asks again.
      () => (offered = undefined),
    )
    return () => {
      isShown = false
    }
  }, [isAsked])
  return plans
}

async function sortedPlans(): Promise<readonly OfferedPlan[]> {
  return (await readPlans()).toSorted((one, other) => one.sortOrder - other.sortOrder)
}
