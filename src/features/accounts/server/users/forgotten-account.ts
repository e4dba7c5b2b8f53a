import { accountsTexts } from '#features/accounts/accounts.it.ts'

const { firstName, lastName } = accountsTexts.deletedUser

export const forgottenAccount = { name: `${firstName} ${lastName}` }
