export { AppointmentCard } from './staff/appointment-card.tsx'
