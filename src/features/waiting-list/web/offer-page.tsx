import { Link } from 'react-router'

import { useSession } from '#features/accounts/web/session-store.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { instantToWallClock, minutesToTime } from '#shared/calendar-time.ts'
import { capitalised, clockTime, dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'
import { useHeadingFocus } from '#ui/browser/use-heading-focus.ts'
import { Fade } from '#ui/display/fade.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { offerPageTexts as texts, othersThatEnd } from '../offers-screens.it.ts'
import type { LinkedOffer } from '../offers.contract.ts'
import { offerMessageTexts } from '../offers.it.ts'
import { OfferButtons } from './offer-buttons.tsx'

import styles from './offer-page.module.css'

type Props = { offer: LinkedOffer; token: string }

export function OfferPage({ offer, token }: Props) {
  const { timeZone, mailsLeave } = usePublicSettings()
  const { state, firstName, expiresAt, otherRequests } = offer
  if (state === 'open') {
    const until = minutesToTime(instantToWallClock(new Date(expiresAt), timeZone).minutes)
    return (
      <OfferState title={texts.open.title} lead={texts.open.lead(firstName)} offer={offer}>
        <p className={styles['until']}>{texts.keptUntil(clockTime(until))}</p>
        {otherRequests > 0 && <p>{othersThatEnd(otherRequests)}</p>}
        <OfferButtons offer={{ _id: offer._id, token }} size="lg" />
      </OfferState>
    )
  }
  const lead = state === 'accepted' && !mailsLeave ? texts.acceptedWithoutMail : texts[state].lead
  return <OfferState title={texts[state].title} lead={lead} offer={state === 'accepted' ? offer : null} />
}

type StateProps = {
  title: string
  lead: string
  offer?: LinkedOffer | null
  children?: React.ReactNode
}

export function OfferState({ title, lead, offer = null, children }: StateProps) {
  const heading = useHeadingFocus(title)
  return (
    <div className={`wrap ${styles['page']}`}>
      <Fade />
      <h1 className="d2" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="lead">{lead}</p>
      {offer && <OfferFacts offer={offer} />}
      {children ?? <WaysOn isBooked={offer !== null} />}
    </div>
  )
}

function OfferFacts({ offer }: { offer: LinkedOffer }) {
  const { date, time, service, barber, price } = offer
  const { labels } = offerMessageTexts
  return (
    <div className={`state-pole ${styles['facts']}`} data-tone="ok">
      <p className={styles['when']}>
        <b className="num">{clockTime(time)}</b>
        <span>{capitalised(dayNames.long(date))}</span>
      </p>
      <dl className={styles['terms']}>
        <dt>{labels.service}</dt>
        <dd>{service}</dd>
        <dt>{labels.barber}</dt>
        <dd>{barber}</dd>
        <dt>{labels.price}</dt>
        <dd className="num">{formatChf(price)}</dd>
      </dl>
    </div>
  )
}

function WaysOn({ isBooked }: { isBooked: boolean }) {
  const { user } = useSession()
  const appointments = `${pages.booking.path}#appuntamenti`
  return (
    <div className="row">
      {isBooked ? (
        <Link to={appointments} {...buttonLook('filled', 'lg')}>
          {texts.toAppointments}
        </Link>
      ) : (
        <Link to={user ? pages.booking.path : pages.guestBooking.path} {...buttonLook('filled', 'lg')}>
          {texts.book}
        </Link>
      )}
      <Link to={pages.waitingList.path} {...buttonLook('outline', 'lg')}>
        {texts.toList}
      </Link>
    </div>
  )
}
