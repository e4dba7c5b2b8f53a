import { anyUser } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./profile.contract.ts')

export const updateProfile = endpoint('PUT /users/profile', anyUser, contract, 'updateProfile')
/** The same: the specification leaves the method open. */
export const patchProfile = endpoint('PATCH /users/profile', anyUser, contract, 'updateProfile')

/** A form with the part 'image', and 'crop' as JSON. */
export const uploadProfileImage = endpoint('POST /users/profile/image', anyUser, contract, 'uploadProfileImage')

export const removeProfileImage = endpoint('DELETE /users/profile/image', anyUser, contract, 'removeProfileImage')

export const newsletterChoice = endpoint('GET /users/profile/newsletter', anyUser, contract, 'newsletterChoice')

export const chooseNewsletter = endpoint('PUT /users/profile/newsletter', anyUser, contract, 'chooseNewsletter')

/** Answers a JSON file. */
export const exportAccount = endpoint('GET /users/profile/export', anyUser)

/** A POST, because not every proxy lets a DELETE carry the password. */
export const deleteAccount = endpoint('POST /users/profile/delete', anyUser, contract, 'deleteAccount')
