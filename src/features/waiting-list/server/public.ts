export { closeOffers, offerTemplate, returnToLine } from './close-offers.ts'
export { requestsForAccount } from './export-account.ts'
export { addFreedTime, isAwaited, offerFreedTimesJob } from './freed-times.ts'
export { fulfilRequests } from './fulfil-requests.ts'
export { giveBackOffered, giveUpOffers, isOfferTaken } from './give-up-offers.ts'
export { lineLock } from './line-lock.ts'
export { takeBackFreedTime } from './take-back-freed-time.ts'
export { presentWish } from './present-wish.ts'
export {
  expireRequestsFor,
  forgetOldRequests,
  requestsOfAccount,
  requestsOfService,
} from './withdraw-requests.ts'
