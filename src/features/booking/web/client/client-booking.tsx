import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { ownAppointmentsTexts } from '#features/appointments/appointments-screens.it.ts'
import { PriceQuestion } from '#features/appointments/web/public.ts'
import {
  AppointmentPicker,
  completeChoice,
  focusFirstMissing,
  focusFirstSection,
  useLinkedChoice,
  useCatalog,
} from '#features/availability/web/public.ts'
import { clientTexts } from '#features/booking/booking-screens.it.ts'
import { OwnPayments, paymentConfigQuery } from '#features/payments/web/public.ts'
import { useStudio } from '#features/studio/web/public.ts'
import { phoneLink } from '#shared/phone.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { BusyButton } from '#ui/forms/busy-button.tsx'

import { BookingLayout } from '../booking-layout.tsx'
import { clientDraft } from '../drafts.ts'
import { myAppointmentsQuery } from '../queries/appointment-queries.ts'
import { BookingBar } from '../summary/booking-bar.tsx'
import { BookingSummary } from '../summary/booking-summary.tsx'
import { useSummary } from '../summary/use-summary.ts'
import { MyAppointments } from './my-appointments.tsx'
import { useClientBooking } from './use-client-booking.ts'

import styles from './client-booking.module.css'

const listId = 'appuntamenti'
const scope = { as: 'client' } as const

/** Someone with an account books, and finds their appointments below. */
export default function ClientBooking() {
  const { hash } = useLocation()
  const choice = clientDraft.useDraft()
  const { catalog } = useCatalog()
  const studio = useStudio()
  const { data: config } = useQuery(paymentConfigQuery)
  const summary = useSummary(choice, catalog, studio)
  const formRef = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLHeadingElement>(null)
  const booking = useClientBooking(() => listRef.current?.focus())
  useLinkedChoice(catalog, (link) => {
    clientDraft.write(link)
    if (hash === '') focusFirstSection(formRef.current)
  })
  useListInAddress(catalog !== null)

  const book = () => {
    const chosen = catalog && completeChoice(choice, catalog)
    booking.book(chosen)
    if (!chosen) focusFirstMissing(formRef.current, choice)
  }
  const actionOf = (size: 'md' | 'lg') => (
    <BusyButton
      size={size}
      busy={booking.isSending}
      busyLabel={size === 'lg' ? clientTexts.sending : clientTexts.sendingShort}
      onClick={book}
    >
      {clientTexts.submit}
    </BusyButton>
  )
  return (
    <>
      <BookingLayout
        summary={
          <BookingSummary
            summary={summary}
            hint={config?.publishableKey ? clientTexts.submitHintWithOnline : clientTexts.submitHint}
          >
            {booking.failure && (
              <Notice
                kind="error"
                action={needsSalon(booking.failure) && <CallSalon phone={studio.phone} />}
                message={booking.failure.message}
              />
            )}
            {actionOf('lg')}
          </BookingSummary>
        }
        bar={
          <BookingBar time={summary.time} barberName={summary.barberName} price={summary.price}>
            {actionOf('md')}
          </BookingBar>
        }
      >
        <h1 className="d2">{clientTexts.title}</h1>
        <p className="lead">{clientTexts.lead}</p>
        <div ref={formRef}>
          <AppointmentPicker
            choice={choice}
            onChange={(next) => {
              booking.forget()
              clientDraft.write(next)
            }}
            scope={scope}
            notice={booking.lostRace}
          />
        </div>
      </BookingLayout>
      <section id={listId} className={`wrap ${styles['appointments']}`} aria-labelledby={`${listId}-title`}>
        <h2 id={`${listId}-title`} className="d3" ref={listRef} tabIndex={-1}>
          {ownAppointmentsTexts.title}
        </h2>
        <MyAppointments />
        <Suspense>
          <OwnPayments />
        </Suspense>
      </section>
      <PriceQuestion sending={booking} />
    </>
  )
}

function CallSalon({ phone }: { phone: string }) {
  return (
    <Button component="a" href={phoneLink(phone)} variant="outline" size="sm">
      {clientTexts.contactSalon}
    </Button>
  )
}

/** /booking#appuntamenti: the list is where it stays only once the form above it and the list itself have their height. */
function useListInAddress(isFormComplete: boolean): void {
  const { hash } = useLocation()
  const isListComplete = useInfiniteQuery(myAppointmentsQuery).isFetched
  const isComplete = isFormComplete && isListComplete
  useEffect(() => {
    if (isComplete && hash === `#${listId}`) document.getElementById(listId)?.scrollIntoView()
  }, [isComplete, hash])
}

/** Nothing that the person could do here would help. */
function needsSalon({ kind }: { kind: string }): boolean {
  return kind === 'plan-limit' || kind === 'suspended'
}
