import { lazy } from 'react'

/** Whom freed times were offered to, for the owner's waiting list. */
export const OfferLog = lazy(() => import('./log/offer-log.tsx'))
