import { appointmentsTexts } from './appointments.it.ts'

export const appointmentStatuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

export type AppointmentActor = 'customer' | 'barber' | 'admin'

type Properties = {
  /** It takes its barber's time. Migrations repeat this in the exclusion constraints. */
  occupiesSlot: boolean
  /** Figures of days and statistics count it. */
  isCounted: boolean
  /** The visit is still to come or to be completed. */
  isOpen: boolean
  /** Money may be due for it. Otherwise its price counts as 0. */
  isPayable: boolean
  /** The customer came. */
  isVisit: boolean
}

type Status = Properties & {
  label: string
  /** The button with which the staff sets it. Without one, only the menu of statuses offers it. */
  action?: string
  /** The question when the staff sets it before the visit has begun. */
  earlyQuestion?: string
  tone: 'wait' | 'ok' | 'done' | 'no'
  /** The roles that may change it to each status. Only the owner may confirm an unchanged status. */
  next: Record<AppointmentStatus, readonly AppointmentActor[]>
}

const owner: readonly AppointmentActor[] = ['admin']
const staff: readonly AppointmentActor[] = ['barber', 'admin']
const everybody: readonly AppointmentActor[] = ['customer', 'barber', 'admin']

const { status: labels, statusAction: actions, statusEarlyQuestion: earlyQuestions } = appointmentsTexts

/** All that depends on a status alone. The icon is in status-icons.ts. */
export const statusTable: Record<AppointmentStatus, Status> = {
  pending: {
    label: labels.pending,
    tone: 'wait',
    occupiesSlot: true,
    isCounted: true,
    isOpen: true,
    isPayable: true,
    isVisit: false,
    next: { pending: owner, confirmed: staff, completed: staff, cancelled: everybody },
  },
  confirmed: {
    label: labels.confirmed,
    action: actions.confirmed,
    tone: 'ok',
    occupiesSlot: true,
    isCounted: true,
    isOpen: true,
    isPayable: true,
    isVisit: false,
    next: { pending: owner, confirmed: owner, completed: staff, cancelled: everybody },
  },
  cancelled: {
    label: labels.cancelled,
    action: actions.cancelled,
    tone: 'no',
    occupiesSlot: false,
    isCounted: false,
    isOpen: false,
    isPayable: false,
    isVisit: false,
    next: { pending: owner, confirmed: owner, completed: owner, cancelled: owner },
  },
  completed: {
    label: labels.completed,
    action: actions.completed,
    earlyQuestion: earlyQuestions.completed,
    tone: 'done',
    occupiesSlot: true,
    isCounted: true,
    isOpen: false,
    isPayable: true,
    isVisit: true,
    next: { pending: owner, confirmed: owner, completed: owner, cancelled: staff },
  },
}

/** A slot held for a payment or for the waiting list is no appointment yet. */
const held: Properties = {
  occupiesSlot: true,
  isCounted: false,
  isOpen: false,
  isPayable: true,
  isVisit: false,
}

type WithStatus = { status: AppointmentStatus | 'held' }

const propertiesOf = ({ status }: WithStatus): Properties => (status === 'held' ? held : statusTable[status])

export const occupiesSlot = (appointment: WithStatus): boolean => propertiesOf(appointment).occupiesSlot
export const isCounted = (appointment: WithStatus): boolean => propertiesOf(appointment).isCounted
export const isOpen = (appointment: WithStatus): boolean => propertiesOf(appointment).isOpen
export const isPayable = (appointment: WithStatus): boolean => propertiesOf(appointment).isPayable

export function statusesWhere(property: keyof Properties, value: boolean): WithStatus['status'][] {
  return [...appointmentStatuses, 'held' as const].filter(
    (status) => propertiesOf({ status })[property] === value,
  )
}

export function mayBecome(actor: AppointmentActor, from: AppointmentStatus, to: AppointmentStatus): boolean {
  return statusTable[from].next[to].includes(actor)
}

export function choicesOf(actor: AppointmentActor, from: AppointmentStatus): AppointmentStatus[] {
  return appointmentStatuses.filter((to) => to === from || mayBecome(actor, from, to))
}

/** The buttons for a change of status. One that frees the slot comes last. */
export function actionsOf(actor: AppointmentActor, from: AppointmentStatus) {
  return choicesOf(actor, from)
    .filter((to) => to !== from)
    .toSorted((one, other) => Number(statusTable[other].occupiesSlot) - Number(statusTable[one].occupiesSlot))
    .flatMap((to) => {
      const { action } = statusTable[to]
      return action ? [{ to, label: action }] : []
    })
}
