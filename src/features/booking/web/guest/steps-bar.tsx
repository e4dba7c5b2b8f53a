import { guestTexts } from '../../booking-screens.it.ts'

import styles from './steps-bar.module.css'

/** @param current 1 to 4 */
export function StepsBar({ current }: { current: number }) {
  return (
    <ol className={styles['steps']} aria-label={guestTexts.stepsLabel}>
      {guestTexts.steps.map((name, index) => (
        <li
          key={name}
          data-state={index + 1 < current ? 'past' : index + 1 === current ? 'current' : 'ahead'}
          data-done={index + 1 === current && current === guestTexts.steps.length}
          aria-current={index + 1 === current ? 'step' : undefined}
        >
          <span>{name}</span>
        </li>
      ))}
    </ol>
  )
}
