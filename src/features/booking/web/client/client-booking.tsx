import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { ownAppointmentsTexts } from '#features/appointments/appointments-screens.it.ts'
import { useCatalog } from '#features/availability/web/public.ts'
import { clientTexts } from '#features/booking/booking-screens.it.ts'
import { OwnPayments } from '#features/payments/web/public.ts'
import { Notice } from '#ui/feedback/notice.tsx'

import { myAppointmentsQuery } from '../queries/appointment-queries.ts'
import { ClientForm } from './client-form.tsx'
import { ClosedBooking } from './closed-booking.tsx'
import { MyAppointments } from './my-appointments.tsx'

import styles from './client-booking.module.css'

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
