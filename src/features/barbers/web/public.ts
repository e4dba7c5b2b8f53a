export { BarberProfileTab, BarbersTab, BarberServicesTab, ScheduleTab } from './tabs.ts'
export { type OwnBarber, useOwnBarber } from './own-barber/use-own-barber.ts'
export { staffBarbersQuery } from './queries/barber-queries.ts'
