import { lazy } from 'react'

export const StatisticsTab = lazy(() => import('./admin/statistics-tab.tsx'))
export const BarberStatisticsTab = lazy(() => import('./barber/barber-statistics-tab.tsx'))
