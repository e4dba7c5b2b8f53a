import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { useSession } from '#features/accounts/web/public.ts'
import { appointmentTexts, clientTexts } from '#features/booking/booking-screens.it.ts'
import { useStudio } from '#features/studio/web/public.ts'
import { BusyButton } from '#ui/busy-button.tsx'

import { BookingLayout } from './booking-layout.tsx'
import { MyAppointments } from './client/my-appointments.tsx'
import { useClientBooking } from './client/use-client-booking.ts'
import styles from './client-booking.module.css'
import { clientDraft } from './drafts.ts'
import { Notice } from './notice.tsx'
import { AppointmentPicker } from './picker/appointment-picker.tsx'
import { completeChoice } from './picker/choice.ts'
import { focusFirstMissing, focusFirstSection } from './picker/focus-section.ts'
import { useWish } from './picker/use-wish.ts'
import { myAppointmentsQuery } from './queries/appointment-queries.ts'
import { useCatalog } from './queries/use-catalog.ts'
import { BookingBar } from './summary/booking-bar.tsx'
import { BookingSummary } from './summary/booking-summary.tsx'
import { useSummary } from './summary/use-summary.ts'

const PriceChangeDialog = lazy(() => import('./submission/price-change-dialog.tsx'))
const PhoneBookingPage = lazy(() => import('./phone-booking/phone-booking-page.tsx'))

const listId = 'appuntamenti'
const asker = { as: 'client' } as const

export function meta() {
  return [{ title: clientTexts.pageTitle }, { name: 'robots', content: 'noindex' }]
}

/** Someone with an account books, and finds their appointments below; an admin books for whoever phones. */
export default function BookingPage() {
  const isAdmin = useSession().user?.role === 'admin'
  if (!isAdmin) return <ClientBooking />
  return (
    <Suspense>
      <PhoneBookingPage />
    </Suspense>
  )
}

function ClientBooking() {
  const { hash } = useLocation()
  const choice = clientDraft.useDraft()
  const { catalog } = useCatalog()
  const studio = useStudio()
  const summary = useSummary(choice, catalog, studio)
  const formRef = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLHeadingElement>(null)
  const booking = useClientBooking(() => listRef.current?.focus())
  useWish(catalog, (wish) => {
    clientDraft.write(wish)
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
          <BookingSummary summary={summary} hint={clientTexts.submitHint}>
            {booking.failure && (
              <Notice
                kind="alert"
                action={booking.failure.kind === 'ask-salon' && <CallSalon phone={studio.phone} />}
              >
                {booking.failure.message}
              </Notice>
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
              booking.change()
              clientDraft.write(next)
            }}
            asker={asker}
            notice={booking.lostRace}
          />
        </div>
      </BookingLayout>
      <section id={listId} className={`wrap ${styles['appointments']}`} aria-labelledby={`${listId}-title`}>
        <h2 id={`${listId}-title`} className="d3" ref={listRef} tabIndex={-1}>
          {appointmentTexts.title}
        </h2>
        <MyAppointments />
      </section>
      {booking.priceChange && (
        <Suspense>
          <PriceChangeDialog
            change={booking.priceChange}
            onAccept={booking.acceptPrice}
            onDecline={booking.declinePrice}
          />
        </Suspense>
      )}
    </>
  )
}

function CallSalon({ phone }: { phone: string }) {
  return (
    <Button component="a" href={`tel:${phone.replace(/\s/g, '')}`} variant="outline" size="sm">
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
