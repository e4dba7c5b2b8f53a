import { useSearchParams } from 'react-router'

import type { PanelTab } from './panel-tab.ts'

/** The tab that the address names; the panel's first one for any other word. */
export function useTab(tabs: readonly PanelTab[]): PanelTab | undefined {
  const [query] = useSearchParams()
  const wanted = query.get('tab')
  return tabs.find(({ key }) => key === wanted) ?? tabs[0]
}
