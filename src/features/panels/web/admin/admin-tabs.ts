import { IconScissors, IconUser } from '@tabler/icons-react'

import { UsersTab } from '#features/accounts/web/public.ts'
import { ServicesTab } from '#features/catalog/web/public.ts'

import type { PanelTab } from '../panel-tab.ts'

/** The sections of the admin panel, in order. A section enters here when it exists. */
export const adminTabs: readonly PanelTab[] = [
  { key: 'services', label: 'Servizi', icon: IconScissors, Screen: ServicesTab },
  { key: 'users', label: 'Utenti', icon: IconUser, Screen: UsersTab },
]
