import { IconCalendarPause, IconPhone } from '@tabler/icons-react'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { phoneLink } from '#shared/phone.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { clientTexts } from '../../booking-screens.it.ts'

/** Shown instead of the form; does not mention the salon's plan. */
export function ClosedBooking({ message, isFull }: { message: string; isFull: boolean }) {
  const { phone } = usePublicSettings()
  return (
    <EmptyState
      icon={<IconCalendarPause size={28} stroke={1.75} />}
      title={message}
      text={isFull ? `${clientTexts.salonIsFull(phone)} ${clientTexts.closedHint}` : clientTexts.closedHint}
      action={
        phone && (
          <div className="row">
            <a href={phoneLink(phone)} {...buttonLook()}>
              <IconPhone size={20} stroke={1.75} aria-hidden />
              {clientTexts.contactSalon}
            </a>
            <span className="num">{phone}</span>
          </div>
        )
      }
    />
  )
}
