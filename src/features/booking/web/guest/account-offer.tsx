import { useEffect } from 'react'

import { useSession } from '#features/accounts/web/session-store.ts'
import { pages } from '#shared/pages.ts'

import { guestTexts } from '../../booking-screens.it.ts'
import { guestDraft } from '../drafts.ts'
import { LinkedNotice } from '../linked-notice.tsx'
import { withAccount } from './guest-details.ts'

import styles from './account-offer.module.css'

export function AccountOffer() {
  const { status, user } = useSession()
  useEffect(() => {
    if (status !== 'loading') guestDraft.update((draft) => withAccount(draft, user))
  }, [status, user])
  if (!user) return null
  return (
    <div className={styles['offer']}>
      <LinkedNotice
        message={guestTexts.withAccount}
        to={pages.booking.path}
        label={guestTexts.bookWithAccount}
      />
    </div>
  )
}
