export type Arrival = {
  justBooked: boolean
  hasAccount: boolean
}

export function arrivalOf(state: unknown): Arrival {
  const isRecord = typeof state === 'object' && state !== null
  return {
    justBooked: isRecord && 'justBooked' in state && state.justBooked === true,
    hasAccount: isRecord && 'hasAccount' in state && state.hasAccount === true,
  }
}
