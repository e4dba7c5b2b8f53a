export { forgetUntiedFiles } from './files/forget-files.ts'
export { contactsForAccount, contactsOfAccount, forgetOldContacts } from './forget-requests.ts'
