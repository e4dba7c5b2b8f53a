import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { instantToWallClock, minutesToTime } from '#shared/calendar-time.ts'
import { clockTime, dayNames } from '#shared/italian-dates.ts'
import { pages } from '#shared/pages.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { waitingListScreenTexts, othersThatEnd } from '../../offers-screens.it.ts'
import type { OpenOffer } from '../../offers.contract.ts'
import { offerMessageTexts } from '../../offers.it.ts'
import { OfferButtons } from '../offer-buttons.tsx'

import styles from './open-offer.module.css'

const { offer: texts } = waitingListScreenTexts

type Props = {
  offer: OpenOffer
  /** @param booked sentence with date, time and barber */
  onAccepted: (booked: string) => void
}

export function OpenOfferNote({ offer, onAccepted }: Props) {
  const { timeZone } = usePublicSettings()
  const { barber, serviceId: service, date, time, expiresAt, otherRequests } = offer
  const until = minutesToTime(instantToWallClock(new Date(expiresAt), timeZone).minutes)
  const link = new URLSearchParams({ barber: barber._id, service, date })
  const when = offerMessageTexts.when(dayNames.long(date), clockTime(time))
  const withWhom = `${barber.firstName} ${barber.lastName}`
  return (
    <div className={styles['offer']}>
      <p className={styles['words']}>
        <IconCheck size={22} stroke={2} aria-hidden />
        <span>
          <b>{texts.free(when, withWhom)}</b> <span>{texts.goOn(clockTime(until))}</span>
          {otherRequests > 0 && <span>{` ${othersThatEnd(otherRequests)}`}</span>}
        </span>
      </p>
      <OfferButtons offer={offer} onAccepted={() => onAccepted(texts.booked(when, withWhom))}>
        <Link to={`${pages.booking.path}?${link}`} {...buttonLook('outline', 'sm')}>
          {texts.toBooking}
        </Link>
      </OfferButtons>
    </div>
  )
}
