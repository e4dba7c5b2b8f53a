import { lazy } from 'react'

/** The admin panel's statistics of the whole shop. */
export const StatisticsTab = lazy(() => import('./admin/statistics-tab.tsx'))
/** The barber panel's statistics of one barber. */
export const BarberStatisticsTab = lazy(() => import('./barber/barber-statistics-tab.tsx'))
