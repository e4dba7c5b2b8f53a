import {
  IconAddressBook,
  IconCalendar,
  IconChartBar,
  IconFlask,
  IconHistory,
  IconHourglass,
  IconScissors,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import { lazy } from 'react'

import { UsersTab } from '#features/accounts/web/public.ts'
import { AuditTab } from '#features/audit/web/public.ts'
import { BarbersTab } from '#features/barbers/web/public.ts'
import { CalendarTab, TodaysCount } from '#features/calendar/web/public.ts'
import { ServicesTab } from '#features/catalog/web/public.ts'
import { CustomersTab } from '#features/customers/web/public.ts'
import { StatisticsTab } from '#features/statistics/web/public.ts'
import { WaitingListTab } from '#features/waiting-list/web/public.ts'

import type { PanelTab } from '../panel-tab.ts'

/** Only `npm run dev` has it: a build drops the import with the condition. */
const developmentTabs: readonly PanelTab[] = import.meta.env.DEV
  ? [
      {
        key: 'test',
        label: 'Test',
        icon: IconFlask,
        Screen: lazy(() => import('../development/test-tab.tsx')),
      },
    ]
  : []

/** The sections of the admin panel, in order. A section enters here when it exists. */
export const adminTabs: readonly PanelTab[] = [
  { key: 'appointments', label: 'Appuntamenti', icon: IconCalendar, Screen: CalendarTab, Count: TodaysCount },
  { key: 'customers', label: 'Clienti', icon: IconAddressBook, Screen: CustomersTab },
  { key: 'services', label: 'Servizi', icon: IconScissors, Screen: ServicesTab },
  { key: 'barbers', label: 'Barbieri', icon: IconUsers, Screen: BarbersTab },
  { key: 'users', label: 'Utenti', icon: IconUser, Screen: UsersTab },
  { key: 'waitinglist', label: 'Lista d’attesa', icon: IconHourglass, Screen: WaitingListTab },
  { key: 'stats', label: 'Statistiche', icon: IconChartBar, Screen: StatisticsTab },
  { key: 'audit', label: 'Registro', icon: IconHistory, Screen: AuditTab },
  ...developmentTabs,
]
