import type { KeyboardEvent } from 'react'

import { slotStep } from '#features/availability/slots.rules.ts'

import type { MoveHandle } from './use-moves.ts'

const steps: Record<string, [number, number]> = {
  ArrowUp: [-slotStep, 0],
  ArrowDown: [slotStep, 0],
  PageUp: [-60, 0],
  PageDown: [60, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Moves a card by keyboard: 'M' picks up the focused card, the arrows move it, Enter drops it and Escape puts it back.
 * @returns whether the key belonged to a move
 */
export function moveByKey(event: KeyboardEvent, moves: MoveHandle): boolean {
  if (moves.isMoving()) {
    // Any other key would act on the grid below the card.
    event.preventDefault()
    event.stopPropagation()
    const step = steps[event.key]
    if (step) moves.nudge(...step)
    if (event.key === 'Enter' || event.key === ' ') moves.drop()
    if (event.key === 'Escape' || event.key === 'Tab') moves.cancel()
    return true
  }
  const { appointmentId } = event.target instanceof HTMLElement ? event.target.dataset : {}
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  if (!appointmentId || !isPlain || event.key.toLowerCase() !== 'm') return false
  event.preventDefault()
  moves.begin(appointmentId, 'keys')
  return true
}
