export { availableSlots } from './available-slots.ts'
export { readBarberDay } from './barber-day.ts'
export { bookableDays, nextAvailable } from './bookable-days.ts'
export {
  barberDayColumns,
  type BarberDayRow,
  type BusyText,
  wholeDayOf,
  busyText,
  barberDayOf,
  busyIntervals,
} from './day-facts.ts'
export { availabilityCodes } from './errors.ts'
export { daysQuestionOf, slotsQuestionOf } from './slots-question.ts'
export { appointmentIs, counts, isOpen, occupiesChair } from './occupancy.ts'
