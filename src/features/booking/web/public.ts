export { default as ClientBooking } from './client/client-booking.tsx'
