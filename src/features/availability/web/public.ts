export { unansweredTime } from './picker/unanswered-time.ts'
export { AppointmentPicker } from './picker/appointment-picker.tsx'
export { barberNameOf, fullName } from './picker/offer/barber-names.ts'
export { BarberPortrait } from './picker/offer/barber-portrait.tsx'
export { luca, marco, shave, theCatalog, trim } from './picker/catalog.samples.ts'
export {
  type Choice,
  completeChoice,
  type CompleteChoice,
  emptyChoice,
  isChoice,
  type Catalog,
  chosenService,
  servicesOf,
  chooseDay,
  offeringBarbers,
} from './picker/choice.ts'
export { firstOpenDay } from './picker/days/day-load.ts'
export { DayPicker } from './picker/days/day-picker.tsx'
export { focusFirstMissing, focusFirstSection } from './picker/focus-section.ts'
export { PickerSection } from './picker/picker-section.tsx'
export { SlotPicker } from './picker/slot-picker.tsx'
export { useLinkedChoice } from './picker/use-linked-choice.ts'
export { reloadCatalog } from './queries/catalog-queries.ts'
export { type SlotScope, reloadAvailability, daysQuery } from './queries/slot-queries.ts'
export { readNextAvailable } from './queries/read-next-available.ts'
export { useCatalog } from './queries/use-catalog.ts'
