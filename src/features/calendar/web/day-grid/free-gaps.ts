import { type BarberDay, type Interval, slotStep } from '#features/availability/slots.rules.ts'

/**
 * Cut at whole hours so that each piece is a time to offer: 15:30 to 17:15 becomes 15:30, 16:00 and 17:00.
 *
 * @param startedMinutes minutes of the day that have passed
 */
export function freeGaps({ work, busy, skipped }: BarberDay, startedMinutes: number): Interval[] {
  if (!work) return []
  const onStep = (minute: number) =>
    work.start + Math.max(0, Math.ceil((minute - work.start) / slotStep)) * slotStep
  const taken = [...busy, ...(work.pause ? [work.pause] : []), ...(skipped ? [skipped] : [])].toSorted(
    (first, second) => first.start - second.start,
  )
  let start = onStep(startedMinutes + 1)
  const gaps: Interval[] = []
  for (const { start: from, end: to } of [...taken, { start: work.end, end: work.end }]) {
    if (from > start) gaps.push({ start, end: Math.min(from, work.end) })
    start = Math.max(start, to)
  }
  return gaps
    .flatMap(cutAtHours)
    .map((piece) => ({ start: onStep(piece.start), end: piece.end }))
    .filter((piece) => piece.end - piece.start >= slotStep)
}

function cutAtHours({ start, end }: Interval): Interval[] {
  const gaps: Interval[] = []
  for (let from = start; from < end;) {
    const to = Math.min(end, (Math.floor(from / 60) + 1) * 60)
    gaps.push({ start: from, end: to })
    from = to
  }
  return gaps
}
