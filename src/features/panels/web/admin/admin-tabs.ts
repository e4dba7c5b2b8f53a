import { IconCalendar } from '@tabler/icons-react'

import { CalendarTab, useTodaysCount } from '#features/booking/web/public.ts'

import type { PanelTab } from '../panel-tab.ts'

/** The sections of the admin panel, in order. A section enters here when it exists. */
export const adminTabs: readonly PanelTab[] = [
  {
    key: 'appointments',
    label: 'Appuntamenti',
    icon: IconCalendar,
    Screen: CalendarTab,
    useCount: useTodaysCount,
  },
]
