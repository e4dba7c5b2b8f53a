import { Suspense } from 'react'

import { useSession } from '#features/accounts/web/public.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import { panelTexts } from '../../panels.it.ts'
import { useLiveUpdates } from '../live/use-live-updates.ts'
import { Unauthorised } from '../unauthorised.tsx'
import { useTab } from '../use-tab.ts'
import { adminTabs } from './admin-tabs.ts'
import { SideBar } from './side-bar.tsx'

import styles from './admin.module.css'

export const meta = () => [{ title: `${panelTexts.admin.title}, F4DEZONE` }]

export default function AdminPage() {
  const { user } = useSession()
  // The guard has sent everybody else away; this is for a role that changed while the page was open.
  if (user?.role !== 'admin') return <Unauthorised text={panelTexts.admin.unauthorised} />
  return <AdminPanel />
}

function AdminPanel() {
  const tab = useTab(adminTabs)
  useLiveUpdates(true)
  return (
    <div className={styles['panel']}>
      <SideBar tabs={adminTabs} current={tab?.key} />
      <main id="contenuto" tabIndex={-1} className={styles['main']}>
        <p className={styles['title']}>{panelTexts.admin.title}</p>
        <Suspense key={tab?.key} fallback={<FadeSkeleton block height={320} />}>
          {tab && <tab.Screen />}
        </Suspense>
      </main>
    </div>
  )
}
