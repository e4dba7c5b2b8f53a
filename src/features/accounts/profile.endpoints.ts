import { anyUser } from '#shared/contracts/access.ts'
import { endpoint, endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./profile.contract.ts')

export const { updateProfile, uploadProfileImage, removeProfileImage, newsletterChoice, chooseNewsletter, deleteAccount } = endpoints(contract, anyUser, {
  updateProfile: 'PUT /users/profile',
  /** Multipart form with the part 'image' and 'crop' as JSON. */
  uploadProfileImage: 'POST /users/profile/image',
  removeProfileImage: 'DELETE /users/profile/image',
  newsletterChoice: 'GET /users/profile/newsletter',
  chooseNewsletter: 'PUT /users/profile/newsletter',
  /** POST, because some proxies drop the body of a DELETE. */
  deleteAccount: 'POST /users/profile/delete',
})

/** Does the same as PUT: the specification leaves the method open. */
export const patchProfile = { ...updateProfile, method: 'PATCH' } as const

export const exportAccount = endpoint('GET /users/profile/export', anyUser)
