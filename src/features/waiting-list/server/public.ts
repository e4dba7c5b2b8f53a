export { expireRequestsFor, removeRequestsOf, renameServiceInRequests } from './withdraw-requests.ts'
