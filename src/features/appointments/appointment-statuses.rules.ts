import { appointmentsTexts } from './appointments.it.ts'

export const appointmentStatuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

export type AppointmentActor = 'customer' | 'barber' | 'admin'

type Status = {
  label: string
  tone: 'wait' | 'ok' | 'done' | 'no'
  /** It takes its barber's time. Migrations repeat this in the exclusion constraints. */
  occupiesSlot: boolean
  /** Figures of days and statistics count it. */
  isCounted: boolean
  /** The visit is still to come or to be completed. */
  isOpen: boolean
  /** The roles that may change it to each status. Only the owner may confirm an unchanged status. */
  next: Record<AppointmentStatus, readonly AppointmentActor[]>
}

const owner: readonly AppointmentActor[] = ['admin']
const staff: readonly AppointmentActor[] = ['barber', 'admin']
const everybody: readonly AppointmentActor[] = ['customer', 'barber', 'admin']

const labels = appointmentsTexts.status

/** All that depends on a status alone. The icon is in status-chip.tsx. */
export const statusTable: Record<AppointmentStatus, Status> = {
  pending: {
    label: labels.pending,
    tone: 'wait',
    occupiesSlot: true,
    isCounted: true,
    isOpen: true,
    next: { pending: owner, confirmed: staff, completed: staff, cancelled: everybody },
  },
  confirmed: {
    label: labels.confirmed,
    tone: 'ok',
    occupiesSlot: true,
    isCounted: true,
    isOpen: true,
    next: { pending: owner, confirmed: owner, completed: staff, cancelled: everybody },
  },
  cancelled: {
    label: labels.cancelled,
    tone: 'no',
    occupiesSlot: false,
    isCounted: false,
    isOpen: false,
    next: { pending: owner, confirmed: owner, completed: owner, cancelled: owner },
  },
  completed: {
    label: labels.completed,
    tone: 'done',
    occupiesSlot: true,
    isCounted: true,
    isOpen: false,
    next: { pending: owner, confirmed: owner, completed: owner, cancelled: staff },
  },
}

type WithStatus = { status: AppointmentStatus }

/** A hold takes its barber's time too. */
export const occupiesSlot = ({ status }: { status: AppointmentStatus | 'held' }): boolean =>
  status === 'held' || statusTable[status].occupiesSlot
export const isCounted = ({ status }: WithStatus): boolean => statusTable[status].isCounted
export const isOpen = ({ status }: WithStatus): boolean => statusTable[status].isOpen

export function mayBecome(actor: AppointmentActor, from: AppointmentStatus, to: AppointmentStatus): boolean {
  return statusTable[from].next[to].includes(actor)
}
