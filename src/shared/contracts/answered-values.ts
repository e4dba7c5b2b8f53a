import { z } from 'zod'

export const chf = z.number()
export const minutes = z.int()

/** A day of the shop's calendar, 'YYYY-MM-DD'. */
export const dayText = z.string()
/** The shop's wall clock, 'HH:MM'. */
export const timeText = z.string()
/** ISO 8601, UTC. */
export const instantText = z.string()
