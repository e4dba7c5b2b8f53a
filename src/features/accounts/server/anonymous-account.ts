import { accountsTexts } from '../accounts.it.ts'

const { firstName, lastName } = accountsTexts.deletedUser

export const anonymousAccount = { name: `${firstName} ${lastName}` }
