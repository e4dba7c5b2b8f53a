import { IconCalendar, IconChartBar, IconClock, IconScissors, IconUser } from '@tabler/icons-react'

import { BarberDayTab } from '#features/calendar/web/public.ts'
import { BarberProfileTab, BarberServicesTab, ScheduleTab } from '#features/staff/web/public.ts'
import { BarberStatisticsTab } from '#features/statistics/web/public.ts'

import { panelTexts } from '../../panels.it.ts'
import type { PanelTab } from '../panel-tab.ts'

const { tabs } = panelTexts.barber

export const barberTabs: readonly PanelTab[] = [
  { key: 'appointments', label: tabs.appointments, icon: IconCalendar, Screen: BarberDayTab },
  { key: 'schedule', label: tabs.schedule, name: tabs.scheduleName, icon: IconClock, Screen: ScheduleTab },
  { key: 'services', label: tabs.services, icon: IconScissors, Screen: BarberServicesTab },
  { key: 'stats', label: tabs.stats, icon: IconChartBar, Screen: BarberStatisticsTab },
  { key: 'profile', label: tabs.profile, icon: IconUser, Screen: BarberProfileTab },
]
