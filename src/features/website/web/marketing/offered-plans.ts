import { useEffect, useState } from 'react'

import type { Plan } from '#features/plans/plans.contract.ts'
import { defaultPlans } from '#features/plans/plans.defaults.ts'
import { plansTexts } from '#features/plans/plans.it.ts'
import { resources } from '#features/plans/usage.rules.ts'
import { readPlans } from '#features/plans/web/read-plans.ts'

import { useTab } from './use-tab.ts'

export type OfferedPlan = Pick<Plan, 'name' | 'displayName' | 'price' | 'isRecommended' | 'features'>

/** Plans of a new installation. The prerendered page shows them until the live plans arrive. */
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

export function useOfferedPlans(): readonly OfferedPlan[] {
  const [plans, setPlans] = useState(documented)
  const { current } = useTab()
  const needsPlans = current === 'roi' || current === 'pricing'
  useEffect(() => {
    if (!needsPlans) return
    offered ??= sortedPlans()
    let isShown = true
    offered.then(
      (live) => {
        if (isShown && live.length > 0) setPlans(live)
      },
      () => (offered = undefined),
    )
    return () => {
      isShown = false
    }
  }, [needsPlans])
  return plans
}

async function sortedPlans(): Promise<readonly OfferedPlan[]> {
  return (await readPlans()).toSorted((one, other) => one.sortOrder - other.sortOrder)
}
