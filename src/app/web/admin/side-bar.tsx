import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'

import { gatesTexts } from '#features/plans/plans-gates.it.ts'
import { pages } from '#shared/pages.ts'
import { Wordmark } from '#ui/display/wordmark.tsx'
import { ThemeToggle } from '#ui/theme/theme-toggle.tsx'

import { panelTexts } from '../../panels.it.ts'
import { NoticesButton } from '../live/notices-button.tsx'
import { AccountMenu } from '../panels/account-menu.tsx'
import type { PanelTab } from '../panels/panel-tab.ts'

import styles from './side-bar.module.css'

type Props = {
  tabs: readonly PanelTab[]
  current: PanelTab | undefined
  isLocked: (tab: PanelTab) => boolean
}

export function SideBar({ tabs, current, isLocked }: Props) {
  return (
    <header className={styles['side']}>
      <Link to="/" className={styles['brand']}>
        <Wordmark />
        <span className="vh">, {panelTexts.home}</span>
      </Link>
      <nav aria-label={panelTexts.admin.title} className={styles['nav']}>
        <ul className={styles['list']}>
          {tabs
            .filter(({ partOf }) => partOf === undefined)
            .map((tab) => (
              <li key={tab.key}>
                <Entry
                  tab={tab}
                  isCurrent={tab.key === (current?.partOf ?? current?.key)}
                  isLocked={isLocked(tab)}
                />
              </li>
            ))}
        </ul>
      </nav>
      <div className={styles['tools']}>
        <NoticesButton panel={pages.admin.path} />
        <ThemeToggle />
        <AccountMenu here={pages.admin.path} />
      </div>
    </header>
  )
}

type EntryProps = { tab: PanelTab; isCurrent: boolean; isLocked: boolean }

function Entry({ tab, isCurrent, isLocked }: EntryProps) {
  const { key, label, icon: Icon, Count } = tab
  return (
    <Link
      to={`?tab=${key}`}
      className={styles['entry']}
      aria-label={isLocked ? gatesTexts.shut(label) : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      title={label}
      ref={isCurrent ? bringIntoView : null}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      <span className={styles['label']}>{label}</span>
      {Count && (
        <span className={`num ${styles['count']}`}>
          <Count />
        </span>
      )}
      {isLocked && <IconLock size={14} stroke={2.2} aria-hidden className={styles['lock']} />}
    </Link>
  )
}

function bringIntoView(entry: HTMLElement | null): void {
  const row = entry?.closest('ul')
  if (!entry || !row) return
  row.scrollTo({ left: entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2 })
  const column = row.parentElement
  column?.scrollTo({ top: entry.offsetTop - (column.clientHeight - entry.offsetHeight) / 2 })
}
