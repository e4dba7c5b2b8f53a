import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { ownAppointmentsTexts } from '#features/appointments/appointments-screens.it.ts'
import { useCatalog } from '#features/availability/web/use-catalog.ts'
import { Notice } from '#ui/feedback/notice.tsx'

import { clientTexts } from '../booking-screens.it.ts'
import { myAppointmentsQuery } from './appointment-queries.ts'
import { ClientForm } from './client/client-form.tsx'
import { ClosedBooking } from './client/closed-booking.tsx'
import { MyAppointments } from './client/my-appointments.tsx'

import styles from './client/client-booking.module.css'

const OwnPayments = lazy(() => import('#features/payments/web/own-payments.tsx'))

const listId = 'appuntamenti'

type Props = {
  gate:
    | { kind: 'open' }
    | { kind: 'closed'; isFull: boolean; message: string | null }
    | { kind: 'unknown'; message: string; retry: () => void }
  onBooked: () => void
}

export default function ClientBooking({ gate, onBooked }: Props) {
  const listRef = useRef<HTMLHeadingElement>(null)
  const isOpen = gate.kind === 'open'
  const hasCatalog = useCatalog().catalog !== null
  useListInAddress(hasCatalog || !isOpen)
  return (
    <>
      {isOpen ? (
        <ClientForm
          onBooked={() => {
            onBooked()
            listRef.current?.focus()
          }}
        />
      ) : (
        <div className={`wrap ${styles['closed']}`}>
          <h1 className="d2">{clientTexts.title}</h1>
          {gate.kind === 'closed' ? (
            <ClosedBooking isFull={gate.isFull} message={gate.message ?? clientTexts.contactSalon} />
          ) : (
            <Notice kind="error" message={gate.message} onRetry={gate.retry} />
          )}
        </div>
      )}
      <section id={listId} className={`wrap ${styles['appointments']}`} aria-labelledby={`${listId}-title`}>
        <h2 id={`${listId}-title`} className="d3" ref={listRef} tabIndex={-1}>
          {ownAppointmentsTexts.title}
        </h2>
        <MyAppointments canBook={gate.kind !== 'closed'} />
        <Suspense>
          <OwnPayments />
        </Suspense>
      </section>
    </>
  )
}

/**
 * Scrolls to /booking#appuntamenti only once the form and the list are loaded, since both change the list's position.
 */
function useListInAddress(isFormComplete: boolean): void {
  const { hash } = useLocation()
  const isListComplete = useInfiniteQuery(myAppointmentsQuery).isFetched
  const isComplete = isFormComplete && isListComplete
  useEffect(() => {
    if (isComplete && hash === `#${listId}`) document.getElementById(listId)?.scrollIntoView()
  }, [isComplete, hash])
}
