import type { Icon } from '@tabler/icons-react'
import type { ComponentType, LazyExoticComponent } from 'react'

export type PanelTab = {
  key: string
  label: string
  /** Key of the section whose navigation entry also stands for this one, which has no entry of its own. */
  partOf?: string
  name?: string
  icon: Icon
  Screen: LazyExoticComponent<ComponentType>
  Count?: ComponentType
}
