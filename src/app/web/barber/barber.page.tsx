import { Suspense } from 'react'

import { useSession } from '#features/accounts/web/session-store.ts'
import { type OwnBarber, useOwnBarber } from '#features/barbers/web/use-own-barber.ts'
import { shopTitle } from '#features/settings/web/use-public-settings.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { BackClosesWindows } from '#ui/overlays/back-closes-windows.tsx'

import { panelTexts } from '../../panels.it.ts'
import { useLiveUpdates } from '../live/use-live-updates.ts'
import { Unauthorised } from '../panels/unauthorised.tsx'
import { useTab } from '../panels/use-tab.ts'
import { BarberHead } from './barber-head.tsx'
import { barberTabs } from './barber-tabs.ts'
import { BottomNav } from './bottom-nav.tsx'
import { MissingProfile } from './missing-profile.tsx'

import styles from './barber.module.css'

const { barber: texts } = panelTexts

export const meta = () => [{ title: shopTitle(texts.title) }]

export default function BarberPage() {
  const { user } = useSession()
  // The route guard lets only barbers and admins in. This covers a role that changes while the page is open.
  if (user?.role !== 'barber' && user?.role !== 'admin') return <Unauthorised text={texts.unauthorised} />
  return <BarberPanel />
}

function BarberPanel() {
  const own = useOwnBarber()
  useLiveUpdates(false)
  if (own.state === 'missing') return <MissingProfile />
  return (
    <>
      <div className={styles['panel']}>
        <BarberHead barber={own.barber} />
        <main id="contenuto" tabIndex={-1} className={styles['main']}>
          <Content own={own} />
        </main>
      </div>
      <BottomNav tabs={barberTabs} />
      <BackClosesWindows />
    </>
  )
}

function Content({ own }: { own: OwnBarber }) {
  const tab = useTab(barberTabs)
  if (own.state === 'failed') return <Notice kind="error" message={texts.loadFailed} onRetry={own.retry} />
  if (own.state !== 'found' || !tab) return <FadeSkeleton block height={320} />
  return (
    <Suspense key={tab.key} fallback={<FadeSkeleton block height={320} />}>
      <tab.Screen />
    </Suspense>
  )
}
