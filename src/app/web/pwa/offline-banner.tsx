import { IconWifiOff } from '@tabler/icons-react'

import { offlineNoticeId, useIsOffline } from '#ui/http/connection.ts'

import { pwaTexts } from './pwa.it.ts'

import styles from './offline-banner.module.css'

/** The live region exists before it has text, so that screen readers announce it. */
export function OfflineBanner() {
  const isOffline = useIsOffline()
  return (
    <div className={styles['region']} role="status">
      {isOffline && (
        <p id={offlineNoticeId} className={styles['banner']}>
          <IconWifiOff size={20} stroke={1.75} aria-hidden />
          {pwaTexts.offline}
        </p>
      )}
    </div>
  )
}
