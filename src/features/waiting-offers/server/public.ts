export { createOfferFreedTimesJob } from './offer-freed-times.ts'
export { forgetOldOffers } from './forget-offers.ts'
export { offeredHoldsOf } from './offered-holds.ts'
