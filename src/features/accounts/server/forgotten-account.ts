import { accountsTexts } from '../accounts.it.ts'

const { firstName, lastName } = accountsTexts.deletedUser

export const forgottenAccount = { name: `${firstName} ${lastName}` }
