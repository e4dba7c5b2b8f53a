import { z } from 'zod'

import { dayText, timeText } from '#shared/contracts/answered-values.ts'
import { idText } from '#shared/ids.ts'

import { answeredStatusSchema } from './appointments.contract.ts'

export const appointmentEventSchema = z.object({
  kind: z.literal('appointment'),
  change: z.enum(['booked', 'moved', 'cancelled', 'status']).catch('status'),
  appointmentId: idText,
  barberId: idText,
  barberName: z.string(),
  /** The previous barber, when the appointment moved to a colleague. */
  formerBarberId: idText.optional(),
  date: dayText,
  time: timeText,
  service: z.string(),
  customerName: z.string(),
  status: answeredStatusSchema,
  actorId: idText.nullable(),
})
export type AppointmentEvent = z.infer<typeof appointmentEventSchema>
