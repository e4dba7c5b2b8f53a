import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { Link } from 'react-router'

import { useSession } from '#features/accounts/web/public.ts'
import { guestTexts } from '#features/booking/booking-screens.it.ts'
import { pages } from '#shared/pages.ts'
import { Notice } from '#ui/feedback/notice.tsx'

import { guestDraft } from '../drafts.ts'
import { withAccount } from './guest-details.ts'

import styles from './account-offer.module.css'

/** Someone who is logged in finds the form filled in, and is reminded that a guest's booking stays off the list. */
export function AccountOffer() {
  const { status, user } = useSession()
  useEffect(() => {
    if (status !== 'loading') guestDraft.update((draft) => withAccount(draft, user))
  }, [status, user])
  if (!user) return null
  return (
    <div className={styles['offer']}>
      <Notice
        action={
          <Button component={Link} to={pages.booking.path} variant="outline" size="sm">
            {guestTexts.bookWithAccount}
          </Button>
        }
        message={guestTexts.withAccount}
      />
    </div>
  )
}
