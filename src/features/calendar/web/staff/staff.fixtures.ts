import { type Weekday, weekdays } from '#shared/calendar-time.ts'

import type { StaffAppointment } from '../../calendar.contract.ts'
import type { StaffBarber } from './staff-barber.ts'

export const friday = '2026-11-20'

export function barberNamed(firstName: string, offDays: readonly Weekday[] = ['sunday']): StaffBarber {
  return {
    _id: firstName.toLowerCase(),
    firstName,
    lastName: 'Ferri',
    services: ['Taglio', 'Barba'],
    isActive: true,
    workingHours: weekdays.map((day) => ({
      day,
      isWorking: !offDays.includes(day),
      startTime: '09:00',
      endTime: '19:00',
      hasBreak: true,
      breakStart: '12:00',
      breakEnd: '13:00',
    })),
    vacations: [],
    profileImage: null,
  }
}

let count = 0

export function appointmentAt(time: string, overrides: Partial<StaffAppointment> = {}): StaffAppointment {
  const id = `a${++count}`
  return {
    _id: id,
    id,
    date: friday,
    time,
    service: 'Taglio',
    serviceId: 's1',
    duration: 30,
    price: 30,
    status: 'confirmed',
    barber: { _id: 'marco', firstName: 'Marco', lastName: 'Ferri' },
    paymentType: 'in_person',
    payment: { method: 'cash', status: 'pending', amount: 30, kept: 0, keptCash: 0, due: 30, gestures: 0 },
    isAdminBooking: false,
    isGuestBooking: true,
    clientNickname: null,
    clientPhone: null,
    guestInfo: { firstName: 'Anna', lastName: 'Rossi', email: 'anna@example.test', phone: '+41790000000' },
    client: null,
    bookedBy: null,
    cancellationReason: null,
    locked: false,
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    ...overrides,
  }
}
