import { Suspense } from 'react'

import { useSession } from '#features/accounts/web/session-store.ts'
import { isTabLocked } from '#features/plans/gates.rules.ts'
import { RenewalBanner } from '#features/plans/web/renewal-banner.tsx'
import { useAccess } from '#features/plans/web/use-access.ts'
import { usePlanRefusals } from '#features/plans/web/use-plan-refusals.ts'
import { shopTitle } from '#features/settings/web/use-public-settings.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { BackClosesWindows } from '#ui/overlays/back-closes-windows.tsx'

import { panelTexts } from '../../panels.it.ts'
import { useLiveUpdates } from '../live/use-live-updates.ts'
import { Unauthorised } from '../panels/unauthorised.tsx'
import { useTab } from '../panels/use-tab.ts'
import { adminTabs, firstTab } from './admin-tabs.ts'
import { PanelHead } from './panel-head.tsx'
import { Section } from './section.tsx'
import { SideBar } from './side-bar.tsx'

import styles from './admin.module.css'

export const meta = () => [{ title: shopTitle(panelTexts.admin.title) }]

export default function AdminPage() {
  const { user } = useSession()
  // The route guard lets only admins in. This covers a role that changes while the page is open.
  if (user?.role !== 'admin') return <Unauthorised text={panelTexts.admin.unauthorised} />
  return <AdminPanel />
}

function AdminPanel() {
  const tab = useTab(adminTabs, firstTab)
  const access = useAccess()
  useLiveUpdates(true)
  usePlanRefusals()
  return (
    <div className={styles['panel']}>
      <SideBar
        tabs={adminTabs}
        current={tab}
        isLocked={({ key }) => access.state === 'locked' && isTabLocked(key, false)}
      />
      <main id="contenuto" tabIndex={-1} className={styles['main']}>
        <PanelHead />
        <RenewalBanner />
        <Suspense key={tab?.key} fallback={<FadeSkeleton block height={320} />}>
          {tab && <Section tab={tab} access={access} />}
        </Suspense>
      </main>
      <BackClosesWindows />
    </div>
  )
}
