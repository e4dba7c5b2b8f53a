import { type RefObject, useEffect, useState } from 'react'

import { canBeMoved } from '#features/appointments/appointments.rules.ts'
import type { Interval } from '#features/availability/slots.rules.ts'
import type { Service } from '#features/services/services.contract.ts'
import type { ShopNow } from '#features/settings/shop-now.rules.ts'
import { type Day, timeToMinutes } from '#shared/calendar-time.ts'
import { toasts } from '#ui/feedback/toasts.ts'

import type { HeldSlot, StaffAppointment } from '../../calendar.contract.ts'
import { moveTexts } from '../../calendar.it.ts'
import type { Column } from '../day-grid/columns.ts'
import { minuteAt, snap } from '../day-grid/grid-scale.ts'
import type { StaffBarber } from '../staff/staff-barber.ts'
import { dropObstacle } from './drop-obstacle.ts'
import {
  createMoveStore,
  isHome,
  isSameTarget,
  type Move,
  type MoveStore,
  type MoveTarget,
} from './move-store.ts'
import { listenForPointerMoves } from './pointer-moves.ts'

export type MovePlace = {
  day: Day
  columns: readonly Column[]
  appointments: readonly StaffAppointment[]
  holds: readonly HeldSlot[]
  services: readonly Service[]
  span: Interval
  now: ShopNow
  skipped: Interval | undefined
  onDrop: (move: Move) => void
}

export type MoveHandle = ReturnType<typeof createHandle>

export function useMoves(grid: RefObject<HTMLElement | null>, place: MovePlace) {
  const [store] = useState(createMoveStore)
  const [handle] = useState(() => createHandle(store, place))
  useEffect(() => handle.setPlace(place))
  useEffect(() => {
    if (!grid.current) return
    return listenForPointerMoves(grid.current, {
      begin: (id) => handle.begin(id, 'pointer'),
      follow: handle.followPixel,
      drop: () => void handle.drop(),
      cancel: handle.cancel,
    })
  }, [grid, handle])
  return { store, handle }
}

function createHandle(store: MoveStore, firstPlace: MovePlace) {
  let place = firstPlace
  const targetOf = (appointment: StaffAppointment, barber: StaffBarber, start: number): MoveTarget => {
    const { day, appointments, holds, services, now, skipped } = place
    const situation = { day, appointments: [...appointments, ...holds], now, skipped }
    // An appointment keeps the service's name from the booking; the check needs the current one.
    const service = services.find(({ _id }) => _id === appointment.serviceId)?.name ?? appointment.service
    const moved = { ...appointment, service }
    return { barber, start, obstacle: dropObstacle(moved, barber, start, situation) }
  }
  const aim = (barber: StaffBarber, minute: number) => {
    const move = store.read()
    if (!move || move.isDropped) return
    const { columns, span } = place
    const hours = columns.find((column) => column.barber._id === barber._id)?.hours
    const start = Math.min(
      Math.max(snap(minute, hours?.start ?? 0), span.start),
      span.end - move.appointment.duration,
    )
    const target = targetOf(move.appointment, barber, start)
    if (!isSameTarget(target, move.target)) store.write({ ...move, target })
  }
  return {
    setPlace: (next: MovePlace) => {
      place = next
    },
    isMoving: () => store.read() !== null,
    begin: (appointmentId: string, by: Move['by']): boolean => {
      const { appointments, columns } = place
      const appointment = appointments.find(({ _id }) => _id === appointmentId)
      const column = columns.find(({ barber }) => barber._id === appointment?.barber._id)
      if (!appointment || !column || !canBeMoved(appointment.status)) {
        if (appointment) toasts.error(moveTexts.notMovable)
        return false
      }
      const target = targetOf(appointment, column.barber, timeToMinutes(appointment.time))
      store.write({ appointment, by, target, isDropped: false })
      return true
    },
    followPixel: (barberId: string, pixel: number) => {
      const { columns, span } = place
      const column = columns.find(({ barber }) => barber._id === barberId)
      if (column) aim(column.barber, minuteAt(pixel, span))
    },
    /**
     * @param minutes later
     * @param columns to the right
     */
    nudge: (minutes: number, columns: number) => {
      const move = store.read()
      if (!move) return
      const all = place.columns
      const index = all.findIndex(({ barber }) => barber._id === move.target.barber._id)
      const barber = all[Math.min(Math.max(index + columns, 0), all.length - 1)]?.barber
      if (barber) aim(barber, move.target.start + minutes)
    },
    /** @returns false when the card cannot be dropped there */
    drop: (): boolean => {
      const move = store.read()
      if (!move || move.isDropped) return false
      const { target } = move
      if (isHome(move)) {
        store.write(null)
        return true
      }
      if (target.obstacle !== undefined) {
        const why = moveTexts.obstacles[target.obstacle]
        toasts.error(moveTexts.refused(why))
        if (move.by === 'pointer') store.write(null)
        return false
      }
      store.write({ ...move, isDropped: true })
      place.onDrop({ ...move, isDropped: true })
      return true
    },
    cancel: () => store.write(null),
  }
}
