import { type KeyboardEvent, useRef, useState } from 'react'

import { pickerTexts } from '#features/booking/booking-screens.it.ts'
import type { TimeOfDay } from '#shared/calendar-time.ts'

import { type GridPosition, gridMove } from './grid-move.ts'
import type { GridSlot } from './grid-slots.ts'
import { SlotButton } from './slot-button.tsx'
import styles from './slot-grid.module.css'
import { slotGroups } from './slot-rows.ts'

type Props = {
  slots: readonly GridSlot[]
  chosen: TimeOfDay | null
  duration: number
  onChoose: (time: TimeOfDay) => void
  labelledBy: string
}

/**
 * Four columns of times. Tab enters at the chosen or first free time, the arrow keys move over the boxes as they
 * are seen, Enter and Space choose. Times that cannot be had are reached too, so that their reason is heard.
 */
export function SlotGrid({ slots, chosen, duration, onChoose, labelledBy }: Props) {
  const buttons = useRef(new Map<TimeOfDay, HTMLButtonElement>())
  const [visited, setVisited] = useState<TimeOfDay | null>(null)
  const groups = slotGroups(slots)
  const rows = groups.flatMap((group) => group.rows)
  const tabStop = tabStopOf(slots, [visited, chosen])

  const move = (event: KeyboardEvent) => {
    const from = positionOf(rows, tabStop)
    const to =
      from &&
      gridMove(
        rows.map((row) => row.length),
        from,
        event.key,
        event.ctrlKey,
      )
    const target = to && rows[to.row]?.[to.column]
    if (!target) return
    event.preventDefault()
    buttons.current.get(target.time)?.focus()
  }

  return (
    <div className={styles['grid']} role="grid" aria-labelledby={labelledBy} onKeyDown={move}>
      {groups.map(({ part, rows: rowsOfPart }) => (
        <div key={part} className={styles['part']} role="rowgroup" aria-label={pickerTexts.dayParts[part]}>
          <h3 className={styles['heading']} aria-hidden="true">
            {pickerTexts.dayParts[part]}
          </h3>
          {rowsOfPart.map((row) => (
            <div key={row[0]?.time} className={styles['row']} role="row">
              {row.map((slot) => (
                <div key={slot.time} role="gridcell">
                  <SlotButton
                    slot={slot}
                    duration={duration}
                    isChosen={slot.time === chosen}
                    isTabStop={slot.time === tabStop}
                    onChoose={onChoose}
                    onFocus={() => setVisited(slot.time)}
                    buttonRef={(button) => {
                      if (button) buttons.current.set(slot.time, button)
                      else buttons.current.delete(slot.time)
                    }}
                  />
                </div>
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The first wish that is still in the grid, else the first free time, else the first of all. */
function tabStopOf(slots: readonly GridSlot[], wishes: readonly (TimeOfDay | null)[]): TimeOfDay | undefined {
  const wish = wishes.find((time) => slots.some((slot) => slot.time === time))
  return wish ?? slots.find((slot) => slot.state === 'free')?.time ?? slots[0]?.time
}

function positionOf(rows: readonly GridSlot[][], time: TimeOfDay | undefined): GridPosition | null {
  const row = rows.findIndex((slots) => slots.some((slot) => slot.time === time))
  const column = rows[row]?.findIndex((slot) => slot.time === time) ?? -1
  return column < 0 ? null : { row, column }
}
