import { z } from 'zod'

import { workingDaySchema } from '#features/barbers/barbers.contract.ts'

/** What the calendar reads of GET /api/barbers: inactive ones too, whose appointments are still in the books. */
export const staffBarberSchema = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Names of the services on offer. */
  services: z.array(z.string()),
  isActive: z.boolean().default(true),
  /** Seven entries, Monday first. */
  workingHours: z.array(workingDaySchema),
  /** Both days included. */
  vacations: z.array(z.object({ startDay: z.string(), endDay: z.string() })).default([]),
  profileImage: z.object({ url: z.string() }).nullable(),
})
export type StaffBarber = z.infer<typeof staffBarberSchema>
export const staffBarbersSchema = z.array(staffBarberSchema)
