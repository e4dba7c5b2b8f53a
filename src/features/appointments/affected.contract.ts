import { z } from 'zod'

import { dayText, minutes, timeText } from '#shared/contracts/answered-values.ts'
import { idText } from '#shared/ids.ts'

import { answeredStatusSchema } from './appointments.contract.ts'

export const affectedAppointmentSchema = z.object({
  _id: idText,
  date: dayText,
  time: timeText,
  service: z.string(),
  duration: minutes,
  customerName: z.string(),
  status: answeredStatusSchema,
})
export type AffectedAppointment = z.infer<typeof affectedAppointmentSchema>
