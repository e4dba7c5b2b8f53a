import { lazy } from 'react'

export const BarbersTab = lazy(() => import('./admin/barbers-tab.tsx'))
export const ScheduleTab = lazy(() => import('./panel/schedule-tab.tsx'))
export const BarberServicesTab = lazy(() => import('./panel/services-tab.tsx'))
export const BarberProfileTab = lazy(() => import('./panel/profile-tab.tsx'))
