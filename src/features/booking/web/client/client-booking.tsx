import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { ownAppointmentsTexts } from '#features/appointments/appointments-screens.it.ts'
import { useCatalog } from '#features/availability/web/public.ts'
import { clientTexts } from '#features/booking/booking-screens.it.ts'
import { OwnPayments } from '#features/payments/web/public.ts'
import { checkTexts } from '#features/plans/plans-gates.it.ts'
import { plansErrorTexts, plansTexts } from '#features/plans/plans.it.ts'
import { useBookingLimits } from '#features/plans/web/public.ts'
import { Notice } from '#ui/feedback/notice.tsx'

import { myAppointmentsQuery } from '../queries/appointment-queries.ts'
import { ClientForm } from './client-form.tsx'
import { ClosedBooking } from './closed-booking.tsx'
import { MyAppointments } from './my-appointments.tsx'

import styles from './client-booking.module.css'

const listId = 'appuntamenti'

/** Someone with an account books, and finds their appointments below. */
export default function ClientBooking() {
  const { state, reload } = useBookingLimits()
  const listRef = useRef<HTMLHeadingElement>(null)
  // Nearly always the salon is open: what stands there meanwhile is the form.
  const isOpen = state.kind === 'open' || state.kind === 'pending'
  const hasCatalog = useCatalog().catalog !== null
  useListInAddress(hasCatalog || !isOpen)
  return (
    <>
      {isOpen ? (
        <ClientForm onBooked={() => listRef.current?.focus()} />
      ) : (
        <div className={`wrap ${styles['closed']}`}>
          <h1 className="d2">{clientTexts.title}</h1>
          {state.kind === 'no-plan' && <ClosedBooking message={state.message ?? plansTexts.suspended} />}
          {state.kind === 'used-up' && (
            <ClosedBooking message={state.message ?? plansErrorTexts.MONTHLY_LIMIT_REACHED} />
          )}
          {(state.kind === 'limits-failed' || state.kind === 'access-failed') && (
            <Notice kind="error" message={checkTexts.limitsFailed} onRetry={reload} />
          )}
        </div>
      )}
      <section id={listId} className={`wrap ${styles['appointments']}`} aria-labelledby={`${listId}-title`}>
        <h2 id={`${listId}-title`} className="d3" ref={listRef} tabIndex={-1}>
          {ownAppointmentsTexts.title}
        </h2>
        <MyAppointments />
        <Suspense>
          <OwnPayments />
        </Suspense>
      </section>
    </>
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
