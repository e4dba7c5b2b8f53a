export { type AccountExport, accountItself } from './profile/account-export.ts'
export { auditActor } from './sessions/audit-actor.ts'
export { recordUserChange } from './users/record-user-change.ts'
export type { AccountTrace, LeavingAccount } from './users/account-trace.ts'
export { forgottenAccount } from './users/forgotten-account.ts'
export { actorOf, guardRoutes, optionalSession, sessionOf } from './sessions/access.ts'
export { forgetFormerStaff } from './users/forget-former-staff.ts'
export { isAccountThere, keepAccount, requireAccount } from './users/living-account.ts'
export { inviteUser } from './users/invite-user.ts'
export {
  changeLoginEmail,
  findLogin,
  hasLogin,
  linkBarber,
  type Login,
  loginOfBarber,
  unlinkBarber,
} from './users/logins.ts'
export { isSessionAlive, type Session } from './sessions/find-session.ts'
export { mailOwners } from './users/mail-owners.ts'
export { ownerAddresses } from './users/owner-addresses.ts'
export { hashPassword } from './passwords/passwords.ts'
export { staffLock } from './users/staff-lock.ts'
