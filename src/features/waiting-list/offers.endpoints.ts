import { adminOnly, anyUser } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./offers.contract.ts')

export const { ownWaitingRequests, joinWaitingList, leaveWaitingList } = endpoints(contract, anyUser, {
  ownWaitingRequests: 'GET /waiting-list/my-entries',
  joinWaitingList: 'POST /waiting-list',
  leaveWaitingList: 'DELETE /waiting-list/:id',
})

export const { linkedOffer, acceptOffer, declineOffer } = endpoints(contract, 'public', {
  /** For anybody with the offer's link. GET changes nothing, since mail programs open links too. */
  linkedOffer: 'GET /waiting-list/offers/:id',
  acceptOffer: 'POST /waiting-list/offers/:id/accept',
  declineOffer: 'POST /waiting-list/offers/:id/decline',
})

export const { loggedOffers } = endpoints(contract, adminOnly, {
  loggedOffers: 'GET /waiting-list/offers',
})
