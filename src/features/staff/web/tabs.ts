import { lazy } from 'react'

/** Sections of the staff panels, loaded when opened. */
export const BarbersTab = lazy(() => import('./admin/barbers-tab.tsx'))
export const ScheduleTab = lazy(() => import('./panel/schedule-tab.tsx'))
export const BarberServicesTab = lazy(() => import('./panel/services-tab.tsx'))
export const BarberProfileTab = lazy(() => import('./panel/profile-tab.tsx'))
