import { lazy } from 'react'

export const OfferLog = lazy(() => import('./log/offer-log.tsx'))
