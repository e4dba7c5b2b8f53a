import { type KeyboardEvent, useRef, useState } from 'react'

import { pickerTexts } from '#features/availability/availability.it.ts'
import type { TimeOfDay } from '#shared/calendar-time.ts'

import { type GridPosition, gridMove } from './grid-move.ts'
import type { GridSlot } from './grid-slots.ts'
import { SlotButton } from './slot-button.tsx'
import { slotColumns, slotGroups } from './slot-rows.ts'

import styles from './slot-grid.module.css'

type Props = {
  slots: readonly GridSlot[]
  chosen: TimeOfDay | null
  duration: number
  onChoose: (time: TimeOfDay) => void
  labelledBy: string
}

/**
 * Four columns of times. Tab enters at the chosen or first free time, the arrow keys move between the boxes, Enter and Space
 * choose. Unavailable times can be focused too, so that screen readers announce the reason.
 */
export function SlotGrid({ slots, chosen, duration, onChoose, labelledBy }: Props) {
  const tableRef = useRef<HTMLTableElement>(null)
  const [visited, setVisited] = useState<TimeOfDay | null>(null)
  const groups = slotGroups(slots)
  const rows = groups.flatMap((group) => group.rows)
  const tabStop = tabStopOf(slots, [visited, chosen])

  const move = (event: KeyboardEvent) => {
    const from = positionOf(rows, tabStop)
    const lengths = rows.map((row) => row.length)
    const to = from && gridMove(lengths, from, event.key, event.ctrlKey)
    const target = to && rows[to.row]?.[to.column]
    if (!target) return
    event.preventDefault()
    tableRef.current?.querySelector<HTMLButtonElement>(`button[value="${target.time}"]`)?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table of widgets is a grid
    <table className={styles['grid']} role="grid" aria-labelledby={labelledBy} ref={tableRef}>
      {groups.map(({ part, rows: rowsOfPart }) => (
        <tbody key={part}>
          <tr>
            <th scope="rowgroup" colSpan={slotColumns} className={styles['heading']}>
              {pickerTexts.dayParts[part]}
            </th>
          </tr>
          {rowsOfPart.map((row) => (
            <tr key={row[0]?.time}>
              {row.map((slot) => (
                <td key={slot.time}>
                  <SlotButton
                    slot={slot}
                    duration={duration}
                    isChosen={slot.time === chosen}
                    isTabStop={slot.time === tabStop}
                    onChoose={onChoose}
                    onFocus={() => setVisited(slot.time)}
                    onKeyDown={move}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function tabStopOf(
  slots: readonly GridSlot[],
  preferred: readonly (TimeOfDay | null)[],
): TimeOfDay | undefined {
  const found = preferred.find((time) => slots.some((slot) => slot.time === time))
  return found ?? slots.find((slot) => slot.state === 'free')?.time ?? slots[0]?.time
}

function positionOf(rows: readonly GridSlot[][], time: TimeOfDay | undefined): GridPosition | null {
  const row = rows.findIndex((slots) => slots.some((slot) => slot.time === time))
  const column = rows[row]?.findIndex((slot) => slot.time === time) ?? -1
  return column < 0 ? null : { row, column }
}
