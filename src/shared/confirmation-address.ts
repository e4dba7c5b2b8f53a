import { pages } from './pages.ts'

/** Returns the address at which a guest sees, moves and cancels an appointment. The token is a secret. */
export function confirmationAddress(id: string, token: string): string {
  return `${pages.bookingConfirmation.path}?${new URLSearchParams({ id, token }).toString()}`
}
