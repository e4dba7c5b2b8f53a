export { appointmentsAhead, holdsAhead, releaseHolds } from './affected-appointments.ts'
export { forgetGuests } from './change/forget-guests.ts'
export { giveAccountsAppointments, giveToCustomer, importAppointments } from './change/appointment-table.ts'
export { appointmentsForAccount } from './export-account.ts'
export { appointmentsOfAccount } from './change/forget-account.ts'
export {
  customerNameColumns,
  customerNameOf,
  moneyOf,
  presentAppointment,
  type AppointmentRow,
  selectAppointments,
  selectHolds,
  statusOf,
  theirAppointments,
} from './appointment-rows.ts'
export { earnedCentimes } from './earned-centimes.ts'
export { bookAppointment } from './change/book-appointment.ts'
export {
  bookHeldChair,
  bookPaidChair,
  findHold,
  lockHold,
  type PaidRequest,
} from './change/book-held-chair.ts'
export type { Customer } from './change/booking-facts.ts'
export { holdChair } from './change/hold-chair.ts'
export { holdForClient } from './change/hold-for-client.ts'
export { prolongHolds } from './change/hold-table.ts'
export { keepPieces, patienceOfLine } from './change/keep-freed-time.ts'
export { refuseUnbookable } from './change/refuse-unbookable.ts'
export { dropHold, releaseHeldChair } from './change/release-hold.ts'
export { refundExcess, reflectPayments } from './change/reflect-payments.ts'
export { clientLock, customerOf, personLocks } from './person-locks.ts'
export { nameOfCustomer } from './mails/appointment-message.ts'
export { mailReceipt } from './mails/mail-receipt.ts'
export { calendarFileName, calendarFile, calendarText } from './mails/calendar-file.ts'
export { callerOf } from './caller.ts'
export { cancelAppointment } from './change/cancel-appointment.ts'
export { withAppointment } from './change/change-appointment.ts'
export { bookingError, periodTooLong } from './errors.ts'
export { countFreedTime } from './change/freed-times-limit.ts'
export { guestAdmission } from './change/guest-limits.ts'
export {
  asStaff,
  type Caller,
  findAppointment,
  findAppointments,
  loadAppointment,
  type StaffCaller,
  userIdOf,
} from './load-appointment.ts'
export { lockAppointment, lockAppointments } from './lock-appointments.ts'
export { isManageToken, manageToken } from './manage-link.ts'
export { moveAppointment } from './change/move-appointment.ts'
export { remindCustomersJob } from './reminders/remind-customers.ts'
export { reassignAppointments } from './change/reassign-appointments.ts'
export { setStatus } from './change/set-status.ts'
export { knownBarberId, staffCallerOf, ownOrAny } from './staff-caller.ts'
export { appointmentsOfService } from './change/follow-service.ts'
