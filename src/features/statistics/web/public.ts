import { lazy } from 'react'

/** How the studio does, a section of the admin panel. */
export const StatisticsTab = lazy(() => import('./admin/statistics-tab.tsx'))
/** How one barber does, a section of the barber panel. */
export const BarberStatisticsTab = lazy(() => import('./barber/barber-statistics-tab.tsx'))
