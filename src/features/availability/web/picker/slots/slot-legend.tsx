import { IconCoffee } from '@tabler/icons-react'

import { pickerTexts } from '#features/availability/availability.it.ts'

import styles from './slot-legend.module.css'

export function SlotLegend({ duration }: { duration: number }) {
  const { legend } = pickerTexts
  return (
    <ul className={styles['legend']}>
      <li>
        <i data-state="free" />
        {legend.free}
      </li>
      <li>
        <i data-state="chosen" />
        {legend.chosen}
      </li>
      <li>
        <i data-state="booked" />
        {legend.booked}
      </li>
      <li>
        <i data-state="short" />
        {legend.short(duration)}
      </li>
      <li>
        <IconCoffee size={16} stroke={1.75} aria-hidden />
        {legend.break}
      </li>
      <li>
        <s aria-hidden="true">9:00</s>
        {legend.past}
      </li>
    </ul>
  )
}
