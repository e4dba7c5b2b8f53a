import type { Icon } from '@tabler/icons-react'
import type { ComponentType, LazyExoticComponent } from 'react'

/** One section of a panel; its key is what the address says (?tab=). */
export type PanelTab = {
  key: string
  label: string
  /** The key of the section whose entry in the navigation stands for it: it has none of its own. */
  partOf?: string
  /** What it is called in full, where there is only room for a part. */
  name?: string
  icon: Icon
  Screen: LazyExoticComponent<ComponentType>
  /** A number beside the label, for example today's appointments; nothing when there is nothing to say. */
  Count?: ComponentType
}
