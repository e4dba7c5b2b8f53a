import { pickerTexts } from '#features/booking/booking-screens.it.ts'
import type { TimeOfDay } from '#shared/calendar-time.ts'
import { FadeSkeleton } from '#ui/fade-skeleton.tsx'

import grid from './slot-grid.module.css'
import { slotGroups } from './slot-rows.ts'

/** The grid while it loads: as many boxes as the answer will probably have, so that nothing below moves. */
export function SlotsToCome({ times }: { times: readonly TimeOfDay[] }) {
  return (
    <>
      <p className="vh" role="status">
        {pickerTexts.loadingSlots}
      </p>
      <div className={grid['grid']} aria-hidden="true">
        {slotGroups(times.map((time) => ({ time }))).map(({ part, rows }) => (
          <div key={part} className={grid['part']}>
            <p className={grid['heading']}>{pickerTexts.dayParts[part]}</p>
            {rows.map((row) => (
              <div key={row[0]?.time} className={grid['row']}>
                {row.map(({ time }) => (
                  <FadeSkeleton key={time} block className={grid['toCome'] ?? ''} height={50} />
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}
