import { adminOnly, anyUser } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./line.contract.ts')

export const ownWaitingRequests = endpoint('GET /waiting-list/my-entries', anyUser, contract, 'ownWaitingRequests')

export const joinLine = endpoint('POST /waiting-list', anyUser, contract, 'joinLine')

export const leaveLine = endpoint('DELETE /waiting-list/:id', anyUser, contract, 'leaveLine')

/** Whoever has the link of an offer, logged in or not. Looking changes nothing: mail programs look, too. */
export const linkedOffer = endpoint('GET /waiting-list/offers/:id', 'public', contract, 'linkedOffer')

export const acceptOffer = endpoint('POST /waiting-list/offers/:id/accept', 'public', contract, 'acceptOffer')

export const declineOffer = endpoint('POST /waiting-list/offers/:id/decline', 'public', contract, 'declineOffer')

/** Who was offered what, when, and what came of it. */
export const loggedOffers = endpoint('GET /waiting-list/offers', adminOnly, contract, 'loggedOffers')
