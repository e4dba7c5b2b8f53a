import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { profileScreenTexts as texts } from '../profile-screens.it.ts'
import { PersonalTab } from './profile/personal-tab.tsx'
import { useSession } from './session-store.ts'

import styles from './profile/profile.module.css'

const tabInAddress = 'tab'
const ordersTab = 'ordini'

/** @param orders the user's orders, passed in because orders depend on accounts */
export default function ProfileScreen({ orders }: { orders: ReactNode }) {
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  if (!user) return null
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 className="d2">{texts.title}</h1>
      <Tabs
        value={search.get(tabInAddress) === ordersTab ? ordersTab : 'dati'}
        onChange={(tab) =>
          setSearch(tab === ordersTab ? { [tabInAddress]: ordersTab } : {}, {
            replace: true,
            preventScrollReset: true,
          })
        }
        classNames={{ list: styles['tabs'] ?? '', tab: styles['tab'] ?? '' }}
      >
        <Tabs.List aria-label={texts.title}>
          <Tabs.Tab value="dati">{texts.tabs.personal}</Tabs.Tab>
          <Tabs.Tab value={ordersTab}>{texts.tabs.orders}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="dati">
          <PersonalTab user={user} />
        </Tabs.Panel>
        <Tabs.Panel value={ordersTab}>{search.get(tabInAddress) === ordersTab && orders}</Tabs.Panel>
      </Tabs>
    </div>
  )
}
