import { z } from 'zod'

import { emailSchema, nameSchema, phoneSchema } from '#features/accounts/accounts.contract.ts'
import { isDayOrInstant, isTimeOfDay } from '#shared/calendar-time.ts'
import { isId } from '#shared/ids.ts'
import { plainText } from '#shared/plain-text.ts'

import { bookingTexts } from './booking.it.ts'
import { anyBarber } from './booking.rules.ts'

export { anyBarber }

const { validation } = bookingTexts

export const appointmentStatuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

export const slotReasons = ['booked', 'break', 'past', 'too_short', 'vacation', 'closed'] as const

/** One 15-minute step of a barber's day for one duration. */
export const slotSchema = z.object({
  time: z.string(),
  available: z.boolean(),
  isBooked: z.boolean(),
  /** Why the step cannot be chosen; absent when it can. */
  reason: z.enum(slotReasons).optional(),
})
export type Slot = z.infer<typeof slotSchema>

/**
 * GET /api/appointments/public/available-slots and GET /api/appointments/available-slots: the bare array,
 * empty on a closed day and during a vacation.
 */
export const slotsSchema = z.array(slotSchema)

export const slotsQuerySchema = z.object({
  date: z.string().optional(),
  barberId: z.string().optional(),
  /** minutes, 5 to 480; the service's own counts when serviceId is given */
  duration: z.string().optional(),
  serviceId: z.string().optional(),
})
/** An own appointment whose time counts as free while it is being moved. */
export const ownSlotsQuerySchema = slotsQuerySchema.extend({ excludeAppointmentId: z.string().optional() })
/** While a guest moves: the appointment of the manage link and its token. */
export const publicSlotsQuerySchema = ownSlotsQuerySchema.extend({ token: z.string().optional() })

/** GET /api/appointments/public/days?barberId&serviceId: each day of the booking window, today first. */
export const bookableDaySchema = z.object({
  date: z.string(),
  state: z.enum(['open', 'full', 'closed', 'vacation']),
  /** Starts that can still be booked for this service. */
  free: z.int(),
  /** 0 to 1: how much of the working time is taken. */
  load: z.number(),
})
export type BookableDay = z.infer<typeof bookableDaySchema>
export const bookableDaysAnswerSchema = z.object({
  success: z.literal(true),
  data: z.array(bookableDaySchema),
})

/** GET /api/appointments/public/next-available?barberId&serviceId (or duration)[&from]: null when the window is full. */
export const nextAvailableAnswerSchema = z.object({
  success: z.literal(true),
  data: z
    .object({
      date: z.string(),
      time: z.string(),
      barber: z.object({ _id: z.string(), firstName: z.string(), lastName: z.string() }),
    })
    .nullable(),
})
export type NextAvailable = z.infer<typeof nextAvailableAnswerSchema>['data']

export const chosenBarberSchema = z
  .string(validation.allRequired)
  .min(1, validation.allRequired)
  .refine((id) => id === anyBarber || isId(id), { error: validation.barberNotFound })

/** 'YYYY-MM-DD', or a full ISO date that the server reduces to the shop's day. */
const bookingDaySchema = z
  .string(validation.allRequired)
  .min(1, validation.allRequired)
  .refine(isDayOrInstant, { error: validation.invalidDateTime })

const bookingTimeSchema = z
  .string(validation.allRequired)
  .min(1, validation.allRequired)
  .refine(isTimeOfDay, { error: validation.invalidDateTime })

/** Barber, service, day and time, as guests and clients send them; PUT /api/appointments/{id} and the guest's move are just this. */
export const appointmentChoiceSchema = z.object({
  barberId: chosenBarberSchema,
  /** Name or _id of the service. */
  service: z
    .string(validation.allRequired)
    .trim()
    .min(1, validation.allRequired)
    .max(120, validation.invalidService),
  date: bookingDaySchema,
  time: bookingTimeSchema,
  /** minutes; the service's own counts */
  duration: z.number(validation.invalidService).optional(),
  /** CHF that the customer saw: a different price today is a conflict, never a surprise */
  price: z.number(validation.invalidPrice).nonnegative(validation.invalidPrice).optional(),
})
export type AppointmentChoice = z.infer<typeof appointmentChoiceSchema>

/** PUT /api/appointments/{id}; updatedAt is the version that the screen showed. */
export const moveRequestSchema = appointmentChoiceSchema.extend({ updatedAt: z.string().optional() })

export type MoveRequest = z.infer<typeof moveRequestSchema>

/** POST /api/appointments */
export const clientBookingRequestSchema = appointmentChoiceSchema.extend({
  timezone: z.unknown().optional(),
})
export type ClientBookingRequest = z.infer<typeof clientBookingRequestSchema>

/** One line, whatever was typed. */
export const reasonSchema = plainText(
  z
    .string(validation.invalidReason)
    .trim()
    .overwrite((text) => text.replaceAll(/\s+/g, ' '))
    .max(300, validation.reasonTooLong),
)

/** PUT /api/appointments/{id}/cancel and the guest's cancel. */
export const cancelRequestSchema = z
  .object({
    cancellationReason: reasonSchema.nullish(),
  })
  .nullish()

/** The personal details of a guest: four fields, all required. */
export const guestDetailsSchema = z.object({
  firstName: nameSchema(validation.firstNameRequired),
  lastName: nameSchema(validation.lastNameRequired),
  email: emailSchema,
  phone: phoneSchema,
})
export type GuestDetails = z.infer<typeof guestDetailsSchema>

/** POST /api/appointments/public/appointments/guest */
export const guestBookingRequestSchema = appointmentChoiceSchema.extend({
  ...guestDetailsSchema.shape,
  paymentType: z.enum(['in_person', 'online'], validation.invalidPayment),
  payment: z
    .object({
      method: z.enum(['cash', 'card', 'twint']).optional(),
      status: z.string().max(40).optional(),
      stripePaymentIntentId: z.string().max(255).nullish(),
      amount: z.number().optional(),
    })
    .optional(),
  timezone: z.unknown().optional(),
})
export type GuestBookingRequest = z.infer<typeof guestBookingRequestSchema>

const personSchema = z.object({ firstName: z.string(), lastName: z.string() })
const contactSchema = personSchema.extend({ email: z.string(), phone: z.string() })

/** An appointment as its customer and the staff see it. Day and time are the shop's wall clock. */
export const appointmentSchema = z.object({
  _id: z.string(),
  id: z.string(),
  date: z.string(),
  time: z.string(),
  /** Name of the service when it was booked. */
  service: z.string(),
  serviceId: z.string(),
  /** minutes */
  duration: z.int(),
  /** CHF */
  price: z.number(),
  status: z.enum(appointmentStatuses),
  barber: personSchema.extend({ _id: z.string() }),
  paymentType: z.enum(['in_person', 'online']),
  payment: z.object({ method: z.string(), status: z.string(), amount: z.number() }),
  isAdminBooking: z.boolean(),
  isGuestBooking: z.boolean(),
  clientNickname: z.string().nullable(),
  guestInfo: contactSchema.nullable(),
  client: contactSchema.nullable(),
  bookedBy: personSchema.nullable(),
  cancellationReason: z.string().nullable(),
  /** True when the customer can no longer move or cancel it: 24 hours or less remain, or it is over. */
  locked: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Appointment = z.infer<typeof appointmentSchema>

/** GET /api/appointments/my-appointments: upcoming first ascending, then past descending. */
export const myAppointmentsSchema = z.array(appointmentSchema)

/** POST /api/appointments, PUT /api/appointments/{id} and its cancel: the appointment itself. */
export const appointmentAnswerSchema = appointmentSchema.extend({
  success: z.literal(true),
  message: z.string(),
})
export type AppointmentAnswer = z.infer<typeof appointmentAnswerSchema>

/** The guest booking answers the secret of its manage link too: /booking-confirmation?id=&token= */
export const guestAppointmentAnswerSchema = appointmentAnswerSchema.extend({
  token: z.string(),
  /** A client has this e-mail address: the screen hints at logging in next time. */
  hasAccount: z.boolean(),
})

/** What the manage link shows: the first name only, no contacts. */
export const managedAppointmentSchema = appointmentSchema
  .omit({ guestInfo: true, client: true, bookedBy: true, clientNickname: true })
  .extend({ firstName: z.string(), barberId: z.string() })
export type ManagedAppointment = z.infer<typeof managedAppointmentSchema>

/** GET, PUT and PUT …/cancel on /api/appointments/public/{id}?token= */
export const managedAppointmentAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string().optional(),
  data: managedAppointmentSchema,
})

/** Query of the manage link. */
export const manageLinkQuerySchema = z.object({ token: z.string().max(200).optional() })

export const bookingErrorStatus = {
  AVAILABILITY_PARAMETERS_MISSING: 400,
  SLOT_PARAMETERS_MISSING: 400,
  FIELDS_REQUIRED: 400,
  INVALID_SERVICE: 400,
  INVALID_DATE_TIME: 400,
  SERVICE_NOT_FOUND: 404,
  BARBER_NOT_FOUND: 404,
  APPOINTMENT_NOT_FOUND: 404,
  SLOT_TAKEN: 409,
  SLOT_NO_LONGER_FREE: 409,
  OWN_OVERLAP: 409,
  PRICE_CHANGED: 409,
  PERSONAL_LIMIT: 409,
  ALREADY_CANCELLED: 409,
  NOT_EDITABLE: 409,
  EDIT_LOCKED: 400,
  CANCEL_LOCKED: 400,
  PAYMENT_REQUIRED: 402,
  BOOKING_BARRED: 403,
  INVALID_VIEW: 400,
  INVALID_PHONE: 400,
  INVALID_PERIOD: 400,
} as const
