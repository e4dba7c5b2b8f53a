import { IconCalendar, IconChartBar, IconClock, IconScissors, IconUser } from '@tabler/icons-react'

import { BarberProfileTab, BarberServicesTab, ScheduleTab } from '#features/barbers/web/public.ts'
import { BarberDayTab } from '#features/calendar/web/public.ts'
import { BarberStatisticsTab } from '#features/statistics/web/public.ts'

import type { PanelTab } from '../panel-tab.ts'

/** The sections of the barber panel, under the thumb. */
export const barberTabs: readonly PanelTab[] = [
  { key: 'appointments', label: 'Agenda', icon: IconCalendar, Screen: BarberDayTab },
  { key: 'schedule', label: 'Orari', name: 'Orari e Vacanze', icon: IconClock, Screen: ScheduleTab },
  { key: 'services', label: 'Servizi', icon: IconScissors, Screen: BarberServicesTab },
  { key: 'stats', label: 'Statistiche', icon: IconChartBar, Screen: BarberStatisticsTab },
  { key: 'profile', label: 'Profilo', icon: IconUser, Screen: BarberProfileTab },
]
