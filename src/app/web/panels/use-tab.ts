import { useSearchParams } from 'react-router'

import type { PanelTab } from './panel-tab.ts'

/** @param otherwise key of the tab for an unknown name; the first tab by default */
export function useTab(tabs: readonly PanelTab[], otherwise = tabs[0]?.key): PanelTab | undefined {
  const [query] = useSearchParams()
  const requested = query.get('tab')
  return tabs.find(({ key }) => key === requested) ?? tabs.find(({ key }) => key === otherwise)
}
