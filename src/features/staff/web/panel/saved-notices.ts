/** Milliseconds that a success stays on the screen, as specified for the panel. */
export const savedDuration = { schedule: 3_000, services: 3_000, profile: 5_000, password: 5_000 } as const
