export type Arrival = {
  isJustBooked: boolean
  hasAccount: boolean
}

export function arrivalOf(state: unknown): Arrival {
  const isRecord = typeof state === 'object' && state !== null
  return {
    isJustBooked: isRecord && 'isJustBooked' in state && state.isJustBooked === true,
    hasAccount: isRecord && 'hasAccount' in state && state.hasAccount === true,
  }
}
