/** Where a guest sees, moves and cancels an appointment. The token is the secret of the link. */
export function confirmationAddress(id: string, token: string): string {
  return `/booking-confirmation?${new URLSearchParams({ id, token }).toString()}`
}
