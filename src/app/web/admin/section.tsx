import { lazy } from 'react'

import { isTabLocked } from '#features/plans/gates.rules.ts'
import { checkTexts } from '#features/plans/plans-checks.it.ts'
import type { Access } from '#features/plans/web/use-access.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'

import type { PanelTab } from '../panels/panel-tab.ts'
import { wayToPlan } from './admin-tabs.ts'

const LockedSection = lazy(() => import('#features/plans/web/locked-section.tsx'))

type Props = { tab: PanelTab; access: Access }

export function Section({ tab: { key, label, Screen }, access }: Props) {
  if (access.state === 'open' || !isTabLocked(key, false)) return <Screen />
  if (access.state === 'locked')
    return (
      <LockedSection
        title={label}
        reason={access.reason}
        to={wayToPlan(access.unpaidPlan)}
        isChosen={access.unpaidPlan !== null}
      />
    )
  if (access.state !== 'failed') return <FadeSkeleton block height={320} />
  return (
    <PanelScreen title={label}>
      <Notice kind="error" message={checkTexts.accessFailed} onRetry={access.retry} />
    </PanelScreen>
  )
}
