import { IconCoffee } from '@tabler/icons-react'

import { pickerTexts } from '#features/availability/availability.it.ts'

import styles from './slot-legend.module.css'

export function SlotLegend({ duration }: { duration: number }) {
  const { free, chosen, booked, short, ...legend } = pickerTexts.legend
  return (
    <ul className={styles['legend']}>
      {Object.entries({ free, chosen, booked, short: short(duration) }).map(([state, label]) => (
        <li key={state}>
          <i data-state={state} />
          <span>{label}</span>
        </li>
      ))}
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
