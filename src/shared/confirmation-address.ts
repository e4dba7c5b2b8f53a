import { pages } from './pages.ts'

/** Where a guest sees, moves and cancels an appointment. The token is the secret of the link. */
export function confirmationAddress(id: string, token: string): string {
  return `${pages.bookingConfirmation.path}?${new URLSearchParams({ id, token }).toString()}`
}
