import { useSyncExternalStore } from 'react'

import { moveTexts } from '#features/booking/calendar.it.ts'
import { minutesToTime } from '#shared/calendar-time.ts'

import { barberName } from '../staff/barber-name.ts'
import type { MoveStore } from './move-store.ts'

/** Says where the card would land: 'Luca Bernasconi, 15:30'. */
export function MoveVoice({ store }: { store: MoveStore }) {
  const move = useSyncExternalStore(store.subscribe, store.read)
  return (
    <p className="vh" role="status" aria-live="assertive">
      {move && !move.isDropped && wordsOf(move.target)}
    </p>
  )
}

function wordsOf({ barber, start, obstacle }: NonNullable<ReturnType<MoveStore['read']>>['target']): string {
  const target = moveTexts.target(barberName(barber), minutesToTime(start))
  return obstacle ? moveTexts.impossible(target, moveTexts.obstacles[obstacle]) : target
}
