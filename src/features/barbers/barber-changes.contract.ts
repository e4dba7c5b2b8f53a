import { z } from 'zod'

import {
  emailSchema,
  maxNameLength,
  nameSchema,
  personSchema,
  phoneSchema,
} from '#features/accounts/person.contract.ts'
import { affectedAppointmentSchema } from '#features/appointments/affected.contract.ts'
import {
  reassignmentAnswerSchema,
  reassignmentRequestSchema,
} from '#features/appointments/reassignment.contract.ts'
import { isDayOrInstant, weekdays } from '#shared/calendar-time.ts'
import { fullNameSchema } from '#shared/contracts/answered-people.ts'
import { messageAnswerSchema } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { idText } from '#shared/ids.ts'
import { plainText } from '#shared/plain-text.ts'

import { barberSchema } from './barbers.contract.ts'
import { barbersTexts } from './barbers.it.ts'
import { dayFault, isWholeWeek, toWeek } from './working-hours.rules.ts'

const { validation, dayFaults } = barbersTexts

export const barberAnswerSchema = barberSchema.extend({ success: z.literal(true), message: z.string() })
export type BarberAnswer = z.infer<typeof barberAnswerSchema>

export const barberImageAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  profileImage: barberSchema.shape.profileImage,
})

const time = z.string(validation.invalidDay).max(40).nullish()
const weekSchema = z
  .array(
    z.object({
      day: z.enum(weekdays, validation.invalidDay),
      isWorking: z.boolean(validation.invalidDay),
      startTime: time,
      endTime: time,
      hasBreak: z.boolean(validation.invalidDay).default(false),
      breakStart: time,
      breakEnd: time,
    }),
    validation.wholeWeek,
  )
  .max(50, validation.wholeWeek)
  .superRefine((days, context) => {
    if (!isWholeWeek(days)) context.addIssue({ code: 'custom', message: validation.wholeWeek })
    for (const [index, day] of days.entries()) {
      const fault = dayFault(day)
      if (fault) context.addIssue({ code: 'custom', message: dayFaults[fault], path: [index] })
    }
  })
  .transform(toWeek)

const dayOrInstant = z
  .string(validation.invalidDate)
  .max(40, validation.invalidDate)
  .refine((text) => text === '' || isDayOrInstant(text), { error: validation.invalidDate })
  .nullish()

/** Drops entries without both dates. */
const vacationsSchema = z
  .array(z.object({ startDate: dayOrInstant, endDate: dayOrInstant }), validation.invalidDate)
  .max(200, validation.tooManyVacations)
  .transform((entries) =>
    entries.flatMap(({ startDate, endDate }) => (startDate && endDate ? [{ startDate, endDate }] : [])),
  )

const serviceNames = z
  .array(z.string(validation.invalidService).trim().max(120, validation.invalidService), validation.noService)
  .max(200, validation.tooManyServices)

/** The version on the screen, so that a save does not overwrite another user's. */
const version = { updatedAt: z.string().max(40).optional() }
const keeping = { keepAppointments: z.boolean().optional() }

const tagline = plainText(z.string().trim().max(maxNameLength, validation.taglineTooLong))
const bio = z.string().trim().max(1000, validation.bioTooLong)

export const createBarberRequestSchema = z.object({
  ...personSchema.shape,
  tagline: tagline.optional(),
  bio: bio.optional(),
  services: serviceNames.optional(),
  workingHours: weekSchema.optional(),
  vacations: vacationsSchema.optional(),
  /** Invites a new login by mail if no account has this e-mail. */
  createLogin: z.boolean().optional(),
  linkExistingUser: z.boolean().optional(),
})
export type CreateBarberRequest = z.infer<typeof createBarberRequestSchema>

const filled = z.string(validation.required).trim().min(1, validation.required)

const profileSchema = z.object({
  firstName: nameSchema(validation.required).optional(),
  lastName: nameSchema(validation.required).optional(),
  email: filled.pipe(emailSchema).optional(),
  /** Required when barbers or admins change the e-mail of their own login. */
  currentPassword: z.string().max(128).optional(),
  phone: filled.pipe(phoneSchema).optional(),
  tagline: tagline.optional(),
  bio: bio.nullish(),
  isActive: z.boolean().optional(),
})
export type ProfileFields = z.infer<typeof profileSchema>

/** Omitted fields keep their value; only admins may send isActive. */
export const barberProfileRequestSchema = profileSchema.extend({ ...version, ...keeping })
export type BarberProfileRequest = z.infer<typeof barberProfileRequestSchema>

export const workingHoursRequestSchema = z.object({ workingHours: weekSchema, ...version, ...keeping })
export type WorkingHoursRequest = z.infer<typeof workingHoursRequestSchema>

/** Days, or instants that the server converts to days in the shop's zone. */
export const vacationsRequestSchema = z.object({ vacations: vacationsSchema, ...version, ...keeping })
export type VacationsRequest = z.infer<typeof vacationsRequestSchema>

export const barberServicesRequestSchema = z.object({
  services: serviceNames.min(1, validation.noService),
  ...version,
})
export type BarberServicesRequest = z.infer<typeof barberServicesRequestSchema>

export const saveBarberRequestSchema = profileSchema.extend({
  services: serviceNames.min(1, validation.noService).optional(),
  workingHours: weekSchema.optional(),
  vacations: vacationsSchema.optional(),
  ...version,
  ...keeping,
})
export type SaveBarberRequest = z.infer<typeof saveBarberRequestSchema>

/** `details` of APPOINTMENTS_AFFECTED and BARBER_HAS_APPOINTMENTS. */
export const affectedDetailsSchema = z.object({
  count: z.int(),
  appointments: z.array(affectedAppointmentSchema),
})
export type AffectedDetails = z.infer<typeof affectedDetailsSchema>

/** `details` of USER_EXISTS. */
export const existingUserSchema = fullNameSchema.extend({ email: z.string(), role: z.string() })
export type ExistingUser = z.infer<typeof existingUserSchema>

export const calls = {
  createBarber: {
    body: createBarberRequestSchema,
    answer: barberAnswerSchema.extend({ id: idText }),
    status: 201,
  },
  changeProfile: { body: barberProfileRequestSchema, answer: barberAnswerSchema },
  uploadBarberImage: { answer: barberImageAnswerSchema },
  removeBarberImage: { answer: barberImageAnswerSchema },
  changeWorkingHours: { body: workingHoursRequestSchema, answer: barberAnswerSchema },
  changeVacations: { body: vacationsRequestSchema, answer: barberAnswerSchema },
  changeServices: { body: barberServicesRequestSchema, answer: barberAnswerSchema },
  saveBarber: { body: saveBarberRequestSchema, answer: barberAnswerSchema },
  reassignAppointments: { body: reassignmentRequestSchema, answer: reassignmentAnswerSchema },
  deleteBarber: { answer: messageAnswerSchema },
  announceSchedule: { body: z.object({ barberId: idText }), answer: messageAnswerSchema, status: 202 },
} satisfies Calls
