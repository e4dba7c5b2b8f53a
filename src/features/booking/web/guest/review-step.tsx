import { Button } from '@mantine/core'
import { usePrefetchQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { Link } from 'react-router'

import { editTexts } from '#features/appointments/appointments-screens.it.ts'
import type { CompleteChoice } from '#features/availability/web/choice.ts'
import { paymentConfigQuery } from '#features/payments/web/payment-config-query.ts'
import { PrivacyNote } from '#features/website/web/privacy-note.tsx'
import { capitalised, clockTime, dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import { guestTexts, summaryTexts } from '../../booking-screens.it.ts'
import type { GuestDraft } from '../drafts.ts'

import styles from './review-step.module.css'

type Props = {
  draft: GuestDraft
  chosen: CompleteChoice | null
  barberName: string
  headingRef: RefObject<HTMLHeadingElement | null>
}

export function ReviewStep({ draft, chosen, barberName, headingRef }: Props) {
  usePrefetchQuery(paymentConfigQuery)
  const { review } = guestTexts
  const { details } = draft
  return (
    <>
      <h1 className="d2" ref={headingRef} tabIndex={-1}>
        {review.title}
      </h1>
      <p className="lead">{review.lead}</p>
      <ReviewCard
        title={review.appointment}
        editLabel={review.editAppointment}
        editTo={pages.guestBooking.path}
      >
        {chosen ? (
          <dl className={styles['facts']}>
            <Fact name={review.day} isWide>
              {capitalised(dayNames.long(chosen.day))}
            </Fact>
            <Fact name={review.time}>{clockTime(chosen.time)}</Fact>
            <Fact name={editTexts.barber}>{barberName}</Fact>
            <Fact name={editTexts.service}>{chosen.service.name}</Fact>
            <Fact name={summaryTexts.duration}>{summaryTexts.minutes(chosen.service.duration)}</Fact>
            <Fact name={editTexts.price}>{formatChf(chosen.service.price)}</Fact>
          </dl>
        ) : (
          <FadeSkeleton block height={168} />
        )}
      </ReviewCard>
      <ReviewCard
        title={guestTexts.details}
        editLabel={review.editDetails}
        editTo={`${pages.guestBooking.path}#dati`}
      >
        <dl className={styles['facts']}>
          <Fact name={guestTexts.firstName}>{details.firstName}</Fact>
          <Fact name={guestTexts.lastName}>{details.lastName}</Fact>
          <Fact name={guestTexts.email} isWide>
            {details.email}
          </Fact>
          <Fact name={guestTexts.phone} isWide>
            {details.phone}
          </Fact>
        </dl>
      </ReviewCard>
      <PrivacyNote />
    </>
  )
}

type CardProps = { title: string; editLabel: string; editTo: string; children: React.ReactNode }

function ReviewCard({ title, editLabel, editTo, children }: CardProps) {
  return (
    <section className={styles['card']}>
      <div className={styles['head']}>
        <h2 className="d4">{title}</h2>
        <Button component={Link} to={editTo} variant="outline" size="sm" aria-label={editLabel}>
          {guestTexts.review.edit}
        </Button>
      </div>
      {children}
    </section>
  )
}

/** @param isWide takes the whole row on phones */
function Fact({ name, children, isWide = false }: { name: string; children: string; isWide?: boolean }) {
  return (
    <div data-wide={isWide}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
