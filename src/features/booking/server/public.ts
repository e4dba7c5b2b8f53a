export { myAppointments } from './my-appointments.ts'
