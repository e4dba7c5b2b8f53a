export {
  expireRequestsFor,
  forgetOldRequests,
  removeRequestsOf,
  renameServiceInRequests,
} from './withdraw-requests.ts'
