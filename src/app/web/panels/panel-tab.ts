import type { Icon } from '@tabler/icons-react'
import type { ComponentType, LazyExoticComponent } from 'react'

/** One section of a panel. `key` is the value of ?tab= in the address. */
export type PanelTab = {
  key: string
  label: string
  /** Key of the section whose navigation entry also stands for this one, which has no entry of its own. */
  partOf?: string
  /** Full name, if the label is an abbreviation. */
  name?: string
  icon: Icon
  Screen: LazyExoticComponent<ComponentType>
  /** A number beside the label, for example today's appointments. Renders nothing for zero. */
  Count?: ComponentType
}
