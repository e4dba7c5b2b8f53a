import { accountsTexts } from '../accounts.it.ts'

const { firstName, lastName } = accountsTexts.deletedUser

/** Replaces the name of a deleted account in the audit log. */
export const forgottenAccount = { name: `${firstName} ${lastName}` }
