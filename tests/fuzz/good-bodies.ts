import { staffCalls } from '#app/server/staff-calls.fixture.ts'
import { clientBooking, guestBooking, password } from '#tests/support/people.ts'

import type { Choice } from './make-call.ts'
import type { Random } from './random.ts'

const staffBodies = new Map(
  staffCalls.map(({ call, body }) => [call.replace(/\{\w+\}/g, '{id}').replace(/\?.*/, ''), body]),
)

export function goodBody(call: string, choice: Choice, random: Random): Record<string, unknown> | undefined {
  const { service } = choice
  const barberId = random.chance(0.1) ? 'any' : random.of(choice.barbers)
  const hour = 9 + random.below(10)
  const time = `${String(hour).padStart(2, '0')}:${random.of(['00', '15', '30', '45'])}`
  const overrides = {
    barberId,
    date: `2026-03-${12 + random.below(19)}`,
    time,
    service: service.name,
    price: service.price,
    duration: service.duration,
  }
  const email = random.of(choice.emails)
  switch (call) {
    case 'POST /appointments/public/appointments/guest':
      return guestBooking(barberId, overrides)
    case 'POST /appointments':
    case 'PUT /appointments/{id}':
    case 'PUT /appointments/public/{id}':
      return clientBooking(barberId, overrides)
    case 'POST /appointments/admin':
      return { ...overrides, clientNickname: 'Bomber', clientPhone: '+41791234567' }
    case 'POST /payments/create-intent': {
      const { paymentType: _type, payment: _payment, ...appointmentData } = guestBooking(barberId, overrides)
      return { type: 'appointment', appointmentData, currency: 'CHF' }
    }
    case 'POST /payments/confirm':
    case 'POST /payments/release':
      return { paymentIntentId: choice.intents.length === 0 ? 'pi_unknown' : random.of(choice.intents) }
    case 'POST /payments/appointment/{id}':
      return { paymentMethod: random.of(['online', 'in_person']) }
    case 'POST /auth/login':
      return { email, password }
    case 'POST /auth/change-password':
      return { userId: random.of(choice.users), currentPassword: password, newPassword: password }
    case 'POST /auth/register': {
      const person = { firstName: 'Anna', lastName: 'Rossi', phone: '+41791112233', humanVerified: true }
      return { ...person, email: `nuova${random.below(1_000_000)}@example.test`, password }
    }
    default:
      return filledIn(staffBodies.get(call), choice, random)
  }
}

function filledIn(
  body: Record<string, unknown> | undefined,
  choice: Choice,
  random: Random,
): Record<string, unknown> | undefined {
  if (!body) return undefined
  const text = JSON.stringify(body)
    .replaceAll('{barber}', random.of(choice.barbers))
    .replaceAll('{plan}', random.of(choice.plans))
    .replaceAll('{subscription}', choice.subscription)
    .replaceAll('{planIntent}', choice.intents.length === 0 ? 'pi_unknown' : random.of(choice.intents))
    .replace(/\{(email|userEmail)\}/g, random.of(choice.emails))
    .replace('nuovo@', `nuovo${random.below(1_000_000)}@`)
    .replace('nino@', `nino${random.below(1_000_000)}@`)
  return JSON.parse(text)
}
