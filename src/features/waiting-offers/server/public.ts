export { createOfferFreedTimesJob } from './offer-freed-times.ts'
export { offeredHoldsOf } from './offered-holds.ts'
