export {
  expireRequestsFor,
  forgetOldRequests,
  requestsOfAccount,
  requestsOfService,
} from './withdraw-requests.ts'
