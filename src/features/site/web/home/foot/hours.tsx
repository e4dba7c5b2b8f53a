import type { PublicSettings } from '#features/studio/studio.contract.ts'

import styles from './hours.module.css'

export function Hours({ lines }: { lines: PublicSettings['openingHours'] }) {
  return (
    <dl className={styles['hours']}>
      {lines.map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd className="num">{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
