import { useSyncExternalStore } from 'react'

import { customerName } from '#features/appointments/appointments.rules.ts'
import { minutesToTime } from '#shared/calendar-time.ts'

import { moveTexts, namelessTexts } from '../../calendar.it.ts'
import { barberName } from '../staff/barber-name.ts'
import { isHome, type Move, type MoveStore } from './move-store.ts'

export function MoveAnnouncement({ store }: { store: MoveStore }) {
  const move = useSyncExternalStore(store.subscribe, store.read)
  return (
    <p className="vh" role="status" aria-live="assertive">
      {move && !move.isDropped && wordsOf(move)}
    </p>
  )
}

function wordsOf(move: Move): string {
  const { barber, start, obstacle } = move.target
  if (isHome(move)) return moveTexts.start(customerName(move.appointment) ?? namelessTexts.client)
  const target = moveTexts.target(barberName(barber), minutesToTime(start))
  return obstacle ? moveTexts.impossible(target, moveTexts.obstacles[obstacle]) : target
}
