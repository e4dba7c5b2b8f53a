import { useEffect, useRef, useSyncExternalStore } from 'react'

import { customerName } from '#features/appointments/appointments.rules.ts'
import type { Interval } from '#features/availability/slots.rules.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { clockTime } from '#shared/italian-dates.ts'

import { moveTexts, namelessTexts } from '../../calendar.it.ts'
import type { Column } from '../day-grid/columns.ts'
import { hourHeight, topOf } from '../day-grid/grid-scale.ts'
import type { MoveStore } from './move-store.ts'

import styles from './move-ghost.module.css'

type Props = { store: MoveStore; columns: readonly Column[]; span: Interval }

export function MoveGhost({ store, columns, span }: Props) {
  const move = useSyncExternalStore(store.subscribe, store.read)
  const ghostRef = useRef<HTMLDivElement>(null)
  const carriedId = move?.appointment._id
  useEffect(() => markCarried(carriedId), [carriedId])
  const { by, target: aim } = move ?? {}
  useEffect(() => {
    if (by === 'keys' && aim) ghostRef.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [by, aim])
  if (!move) return null
  const { appointment, target } = move
  const index = columns.findIndex(({ barber }) => barber._id === target.barber._id)
  const share = `(100% - var(--scale)) / ${columns.length}`
  return (
    <div
      ref={ghostRef}
      className={styles['ghost']}
      data-impossible={target.obstacle !== undefined}
      aria-hidden="true"
      style={{
        top: topOf(target.start, span),
        height: (appointment.duration / 60) * hourHeight - 3,
        left: `calc(var(--scale) + ${share} * ${Math.max(index, 0)} + 4px)`,
        width: `calc(${share} - 8px)`,
      }}
    >
      <b className="num">{`${clockTime(minutesToTime(target.start))} ${customerName(appointment) ?? namelessTexts.client}`}</b>
      {target.obstacle && <span>{moveTexts.obstacles[target.obstacle]}</span>}
    </div>
  )
}

/** @returns a function that undoes it */
function markCarried(id: string | undefined): (() => void) | undefined {
  const card = id && document.querySelector(`[data-appointment-id="${CSS.escape(id)}"]`)
  if (!card) return undefined
  card.setAttribute('data-carried', 'true')
  return () => card.removeAttribute('data-carried')
}
