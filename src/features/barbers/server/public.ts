export {
  barberNames,
  type BarberRow,
  pictureOfBarber,
  presentBarber,
  presentPublicBarber,
  selectBarbers,
  spansOf,
} from './barber-rows.ts'
export { barbersError } from './errors.ts'
export { isOwnBarber } from './own-barber.ts'
export { publicBarbers } from './public-barbers.ts'
