export { BarberProfileTab, BarbersTab, BarberServicesTab, ScheduleTab } from './tabs.ts'
