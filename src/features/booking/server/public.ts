export { appointmentsAhead } from './affected-appointments.ts'
export { clientLock } from './person-locks.ts'
export { releaseClient } from './release-client.ts'
export { tellShopChanged } from './tell-staff.ts'
