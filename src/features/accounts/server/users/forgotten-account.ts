import { accountsTexts } from '#features/accounts/accounts.it.ts'

const { firstName, lastName } = accountsTexts.deletedUser

/** What stands in the audit log in the place of somebody whose account was deleted. */
export const forgottenAccount = { name: `${firstName} ${lastName}` }
