import { useSearchParams } from 'react-router'

import type { PanelTab } from './panel-tab.ts'

/**
 * The tab that the address names.
 * @param otherwise the key of the one for any other word; the first one when left out
 */
export function useTab(tabs: readonly PanelTab[], otherwise = tabs[0]?.key): PanelTab | undefined {
  const [query] = useSearchParams()
  const wanted = query.get('tab')
  return tabs.find(({ key }) => key === wanted) ?? tabs.find(({ key }) => key === otherwise)
}
