import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

import { marketingTexts as texts } from '../../marketing.it.ts'
import { type TabName, tabNames, useTab } from './use-tab.ts'

import styles from './tabs.module.css'

type Props = { panels: Record<TabName, ReactNode> }

/**
 * Tabs by the WAI-ARIA pattern; the arrow keys open the tab that they reach. The HTML contains all panels. Without script,
 * the panels follow each other and the tabs are links to them.
 */
export function Tabs({ panels }: Props) {
  const { current, isNamed, open } = useTab()
  const list = useRef<HTMLDivElement>(null)
  const showNamed = useEffectEvent(() => {
    // The visitor followed a link to this tab. The browser could not scroll to it, because the panel was still hidden.
    if (isNamed && scrollY === 0) list.current?.scrollIntoView()
  })
  useEffect(() => showNamed(), [])

  function click(event: MouseEvent, name: TabName): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (name !== current) open(name)
  }

  function press(event: KeyboardEvent): void {
    const focused = tabNames.findIndex((name) => `tab-${name}` === document.activeElement?.id)
    const target = targetOf(event.key, focused)
    if (target === undefined) return
    event.preventDefault()
    open(target, true)
    list.current?.querySelector<HTMLElement>(`[data-tab='${target}']`)?.focus()
  }

  return (
    <>
      <div className={styles['bar']}>
        <div
          className={`wrap ${styles['list']}`}
          role="tablist"
          tabIndex={-1}
          aria-label={texts.tabsLabel}
          ref={list}
          onKeyDown={press}
        >
          {tabNames.map((name) => (
            <a
              key={name}
              id={`tab-${name}`}
              href={`#${name}`}
              role="tab"
              data-tab={name}
              aria-selected={name === current}
              aria-controls={name}
              tabIndex={name === current ? 0 : -1}
              className={styles['tab']}
              onClick={(event) => click(event, name)}
            >
              {texts.tabs[name]}
            </a>
          ))}
        </div>
      </div>
      {tabNames.map((name) => (
        <section
          key={name}
          id={name}
          role="tabpanel"
          aria-labelledby={`tab-${name}`}
          tabIndex={-1}
          data-shown={name === current}
          className={styles['panel']}
        >
          {panels[name]}
        </section>
      ))}
    </>
  )
}

function targetOf(key: string, index: number): TabName | undefined {
  const last = tabNames.length - 1
  const targets: Record<string, number> = {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowLeft: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
  }
  return tabNames[targets[key] ?? -1]
}
