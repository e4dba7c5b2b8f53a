import { Link } from 'react-router'

import { ThemeToggle } from '#ui/theme-toggle.tsx'
import { Wordmark } from '#ui/wordmark.tsx'

import { panelTexts } from '../../panels.it.ts'
import { AccountMenu } from '../account-menu.tsx'
import type { PanelTab } from '../panel-tab.ts'
import styles from './side-bar.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

type Props = { tabs: readonly PanelTab[]; current: string | undefined }

/** The sections at the side; icons alone on tablets, a row that scrolls on phones. */
export function SideBar({ tabs, current }: Props) {
  const list = useCurrentInView(current)
  return (
    <header className={styles['side']}>
      <Link to="/" className={styles['brand']} aria-label="F4DEZONE, pagina iniziale">
        <Wordmark />
      </Link>
      <nav aria-label={panelTexts.admin.title} className={styles['nav']}>
        <ul ref={list} className={styles['list']}>
          {tabs.map((tab) => (
            <li key={tab.key}>
              <Entry tab={tab} isCurrent={tab.key === current} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['tools']}>
        <ThemeToggle />
        <AccountMenu here="/admin" />
      </div>
    </header>
  )
}

const nothing = () => null

function Entry({ tab, isCurrent }: { tab: PanelTab; isCurrent: boolean }) {
  const { key, label, icon: Icon, useCount = nothing } = tab
  const count = useCount()
  return (
    <Link
      to={`?tab=${key}`}
      className={styles['entry']}
      aria-current={isCurrent ? 'page' : undefined}
      title={label}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      <span className={styles['label']}>{label}</span>
      {count !== null && count > 0 && <span className={`num ${styles['count']}`}>{count}</span>}
    </Link>
  )
}
