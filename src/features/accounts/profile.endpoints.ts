import { anyUser } from '#shared/contracts/access.ts'
import { endpoint, endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./profile.contract.ts')

export const { updateProfile, uploadProfileImage, removeProfileImage, newsletterChoice, chooseNewsletter, deleteAccount } = endpoints(contract, anyUser, {
  updateProfile: 'PUT /users/profile',
  /** A form with the part 'image', and 'crop' as JSON. */
  uploadProfileImage: 'POST /users/profile/image',
  removeProfileImage: 'DELETE /users/profile/image',
  newsletterChoice: 'GET /users/profile/newsletter',
  chooseNewsletter: 'PUT /users/profile/newsletter',
  /** A POST, because not every proxy lets a DELETE carry the password. */
  deleteAccount: 'POST /users/profile/delete',
})

/** The same: the specification leaves the method open. */
export const patchProfile = { ...updateProfile, method: 'PATCH' } as const

/** Answers a JSON file. */
export const exportAccount = endpoint('GET /users/profile/export', anyUser)
