export { BarberProfileTab, BarbersTab, BarberServicesTab, ScheduleTab } from './tabs.ts'
export { type OwnBarber, useOwnBarber } from './own-barber/use-own-barber.ts'
