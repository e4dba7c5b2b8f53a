import { Link } from 'react-router'

import { panelTexts } from '../../panels.it.ts'
import type { PanelTab } from '../panels/panel-tab.ts'
import { useTab } from '../panels/use-tab.ts'

import styles from './bottom-nav.module.css'

type Props = { tabs: readonly PanelTab[] }

export function BottomNav({ tabs }: Props) {
  const current = useTab(tabs)
  return (
    <nav className={styles['nav']} aria-label={panelTexts.barber.title}>
      <ul>
        {tabs.map(({ key, label, name, icon: Icon }) => (
          <li key={key}>
            <Link
              to={`?tab=${key}`}
              aria-label={name}
              aria-current={key === current?.key ? 'page' : undefined}
            >
              <Icon size={22} stroke={1.75} aria-hidden />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
