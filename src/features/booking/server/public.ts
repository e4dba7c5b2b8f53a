export { appointmentsAhead } from './affected-appointments.ts'
