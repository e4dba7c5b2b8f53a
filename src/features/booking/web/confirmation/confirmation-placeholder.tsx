import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { SummaryLayout } from '#ui/screens/summary-layout.tsx'

import { summaryTexts } from '../../booking-screens.it.ts'

import styles from './managed-booking.module.css'

export function ConfirmationPlaceholder() {
  return (
    <SummaryLayout
      label={summaryTexts.label}
      intro={
        <div className={styles['page']}>
          <FadeSkeleton width="80%" height={58} />
          <FadeSkeleton width="60%" height={26} />
        </div>
      }
      summary={<FadeSkeleton block height={460} />}
    >
      <div className={styles['page']} aria-busy="true">
        <FadeSkeleton block height={190} />
        <FadeSkeleton block height={240} />
      </div>
    </SummaryLayout>
  )
}
