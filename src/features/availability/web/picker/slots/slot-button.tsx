import { IconCheck, IconCoffee, IconLock } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'

import { pickerTexts } from '#features/availability/availability.it.ts'
import type { TimeOfDay } from '#shared/calendar-time.ts'
import { clockTime } from '#shared/italian-dates.ts'

import type { GridSlot } from './grid-slots.ts'

import styles from './slot-button.module.css'

type Props = {
  slot: GridSlot
  /** Minutes. */
  duration: number
  isChosen: boolean
  isTabStop: boolean
  onChoose: (time: TimeOfDay) => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function SlotButton({ slot, duration, isChosen, isTabStop, onChoose, onFocus, onKeyDown }: Props) {
  const isFree = slot.state === 'free'
  const reason = slotReason(slot, duration)
  const shown = isChosen && isFree ? 'chosen' : slot.state
  return (
    <button
      type="button"
      value={slot.time}
      className={styles['slot']}
      data-state={shown}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={reason ? `${clockTime(slot.time)}, ${reason}` : undefined}
      aria-pressed={isChosen}
      aria-disabled={!isFree}
      onClick={() => isFree && onChoose(slot.time)}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <SlotIcon state={shown} />
      <span>{clockTime(slot.time)}</span>
    </button>
  )
}

function slotReason({ state }: GridSlot, duration: number): string {
  const { slotStates } = pickerTexts
  return state === 'short' ? slotStates.short(duration) : slotStates[state]
}

function SlotIcon({ state }: { state: GridSlot['state'] | 'chosen' }) {
  if (state === 'chosen') return <IconCheck size={20} stroke={1.75} aria-hidden />
  if (state === 'break') return <IconCoffee size={20} stroke={1.75} aria-hidden />
  if (state === 'booked') return <IconLock size={14} stroke={2} aria-hidden />
  return null
}
