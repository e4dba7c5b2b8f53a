export { requestsForAccount } from './export-account.ts'
export {
  expireRequestsFor,
  forgetOldRequests,
  requestsOfAccount,
  requestsOfService,
} from './withdraw-requests.ts'
