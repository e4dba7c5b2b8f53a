export type Arrival = {
  isJustBooked: boolean
  hasAccount: boolean
}

export function arrivalOf(state: unknown): Arrival {
  const isRecord = typeof state === 'object' && state !== null
  return {
    isJustBooked: isRecord && 'justBooked' in state && state.justBooked === true,
    hasAccount: isRecord && 'hasAccount' in state && state.hasAccount === true,
  }
}
