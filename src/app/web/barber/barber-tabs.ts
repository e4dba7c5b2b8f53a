import { IconCalendar, IconChartBar, IconClock, IconScissors, IconUser } from '@tabler/icons-react'
import { lazy } from 'react'

import { panelTabTexts } from '#shared/pages.it.ts'

import type { PanelTab } from '../panels/panel-tab.ts'

const BarberDayTab = lazy(() => import('#features/calendar/web/barber-day-tab.tsx'))
const BarberProfileTab = lazy(() => import('#features/barbers/web/profile-tab.tsx'))
const BarberServicesTab = lazy(() => import('#features/barbers/web/services-tab.tsx'))
const ScheduleTab = lazy(() => import('#features/barbers/web/schedule-tab.tsx'))
const BarberStatisticsTab = lazy(() => import('#features/statistics/web/barber-statistics-tab.tsx'))

const tabs = panelTabTexts.barber

export const barberTabs: readonly PanelTab[] = [
  { key: 'appointments', label: tabs.appointments, icon: IconCalendar, Screen: BarberDayTab },
  { key: 'schedule', label: tabs.schedule, name: tabs.scheduleName, icon: IconClock, Screen: ScheduleTab },
  { key: 'services', label: tabs.services, icon: IconScissors, Screen: BarberServicesTab },
  { key: 'stats', label: tabs.stats, icon: IconChartBar, Screen: BarberStatisticsTab },
  { key: 'profile', label: tabs.profile, icon: IconUser, Screen: BarberProfileTab },
]
