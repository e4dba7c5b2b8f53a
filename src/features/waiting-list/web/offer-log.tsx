import { IconCalendarCheck, IconClockShare, IconClockX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { instantToWallClock, minutesToTime } from '#shared/calendar-time.ts'
import { capitalised, clockTime, dayNames } from '#shared/italian-dates.ts'
import { instantNames } from '#shared/italian-moments.ts'
import { chipLooks } from '#ui/display/chip-looks.ts'
import { Chip, type ChipLook } from '#ui/display/chip.tsx'
import { TitledSection } from '#ui/display/titled-section.tsx'
import { call } from '#ui/http/call.ts'
import { steadyQuery } from '#ui/http/steady-query.ts'
import { PagedRows } from '#ui/screens/paged-rows.tsx'

import { offerLogTexts as texts } from '../offers-screens.it.ts'
import type { LoggedOffer } from '../offers.contract.ts'
import { loggedOffers } from '../offers.endpoints.ts'
import { offerMessageTexts } from '../offers.it.ts'

import styles from './offer-log.module.css'

const open: ChipLook = chipLooks.wait
const looks: Record<NonNullable<LoggedOffer['outcome']>, ChipLook> = {
  accepted: chipLooks.ok,
  declined: chipLooks.no,
  lapsed: { tone: 'no', icon: IconClockX },
  superseded: { tone: 'done', icon: IconCalendarCheck },
  withdrawn: chipLooks.no,
  refused: chipLooks.no,
}

const onePage = 20

export default function OfferLog() {
  const [page, setPage] = useState(1)
  const offers = useQuery(
    steadyQuery(['admin', 'waiting-offers', page], (terms) =>
      call(loggedOffers, { query: { page, limit: onePage }, ...terms }),
    ),
  )
  return (
    <TitledSection id="offer-log-title" title={texts.title} className={styles['log']}>
      <PagedRows query={offers} icon={IconClockShare} texts={texts} height={160} onPage={setPage}>
        {(rows) => (
          <ul className="ruled" aria-label={texts.title}>
            {rows.map((offer) => (
              <LogLine key={offer._id} offer={offer} />
            ))}
          </ul>
        )}
      </PagedRows>
    </TitledSection>
  )
}

function LogLine({ offer }: { offer: LoggedOffer }) {
  const { timeZone } = usePublicSettings()
  const { client, service, barber, date, time, offeredAt, expiresAt, outcome } = offer
  const clock = (instant: string) =>
    clockTime(minutesToTime(instantToWallClock(new Date(instant), timeZone).minutes))
  return (
    <li className={styles['line']}>
      <div>
        <p className={styles['when']}>
          {capitalised(offerMessageTexts.when(dayNames.long(date), clockTime(time)))}
        </p>
        <p className="dim">{`${service}, ${barber.firstName} ${barber.lastName}`}</p>
      </div>
      <p>
        <b>{`${client.firstName} ${client.lastName}`}</b>
        <span
          className={`num dim ${styles['offered']}`}
        >{`${texts.offered} ${instantNames.short(new Date(offeredAt), timeZone)}, ${clock(offeredAt)}`}</span>
      </p>
      <Chip {...(outcome === null ? open : looks[outcome])}>
        {outcome === null ? texts.open(clock(expiresAt)) : texts.outcome[outcome]}
      </Chip>
    </li>
  )
}
