import { WithoutScript } from '#features/settings/web/without-script.tsx'
import { Wordmark } from '#ui/display/wordmark.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import styles from './page-waiting.module.css'

export function PageWaiting() {
  return (
    <main className={styles['page']} aria-busy="true">
      <Wordmark />
      <WithoutScript />
      <div className={styles['lines']}>
        <FadeSkeleton width={350} height={12} />
        <FadeSkeleton width={520} height={56} />
        <FadeSkeleton width={420} height={20} />
      </div>
    </main>
  )
}
