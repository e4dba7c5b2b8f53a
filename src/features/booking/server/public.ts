export { appointmentsAhead } from './affected-appointments.ts'
export { releaseClient } from './release-client.ts'
