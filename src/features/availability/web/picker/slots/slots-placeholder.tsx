import { pickerTexts } from '#features/availability/availability.it.ts'
import type { TimeOfDay } from '#shared/calendar-time.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import { slotColumns, slotGroups } from './slot-rows.ts'

import grid from './slot-grid.module.css'

export function SlotsPlaceholder({ times }: { times: readonly TimeOfDay[] }) {
  return (
    <>
      <output className="vh">{pickerTexts.loadingSlots}</output>
      <table className={grid['grid']} aria-hidden="true">
        {slotGroups(times.map((time) => ({ time }))).map(({ part, rows }) => (
          <tbody key={part}>
            <tr>
              <th colSpan={slotColumns} className={grid['heading']}>
                {pickerTexts.dayParts[part]}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row[0]?.time}>
                {row.map(({ time }) => (
                  <td key={time}>
                    <FadeSkeleton block height={50} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}
