export {
  expireRequestsFor,
  forgetOldRequests,
  requestsOfAccount,
  renameServiceInRequests,
} from './withdraw-requests.ts'
