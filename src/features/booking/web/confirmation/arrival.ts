/** How the guest came to the confirmation: straight from booking, or later by the link. */
export type Arrival = {
  justBooked: boolean
  /** A client has this e-mail address. */
  hasAccount: boolean
}

/** Reads what the booking left in the history entry; anything else there means nothing. */
export function arrivalOf(state: unknown): Arrival {
  const isRecord = typeof state === 'object' && state !== null
  return {
    justBooked: isRecord && 'justBooked' in state && state.justBooked === true,
    hasAccount: isRecord && 'hasAccount' in state && state.hasAccount === true,
  }
}
