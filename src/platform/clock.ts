/** The only source of the present in business code, so that tests can stand at any moment. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
