import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'

import { TermsQuestion } from '#features/appointments/web/terms-question.tsx'
import { AppointmentPicker } from '#features/availability/web/appointment-picker.tsx'
import { completeChoice } from '#features/availability/web/choice.ts'
import { focusFirstMissing, focusFirstSection } from '#features/availability/web/focus-section.ts'
import { sentTime } from '#features/availability/web/sent-time.ts'
import { useCatalog } from '#features/availability/web/use-catalog.ts'
import { useLinkedChoice } from '#features/availability/web/use-linked-choice.ts'
import { paymentConfigQuery } from '#features/payments/web/payment-config-query.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { phoneLink } from '#shared/phone.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SummaryLayout } from '#ui/screens/summary-layout.tsx'

import { clientTexts, summaryTexts } from '../../booking-screens.it.ts'
import { BookingBar } from '../booking-bar.tsx'
import { BookingSummary } from '../booking-summary.tsx'
import { clientAttempt, clientDraft } from '../drafts.ts'
import { useSummary } from '../use-summary.ts'
import { useClientBooking } from './use-client-booking.ts'

const scope = { as: 'client' } as const

export function ClientForm({ onBooked }: { onBooked: () => void }) {
  const { hash } = useLocation()
  const choice = clientDraft.useDraft()
  const { catalog } = useCatalog()
  const settings = usePublicSettings()
  const { data: config } = useQuery(paymentConfigQuery)
  const summary = useSummary(choice, catalog, settings)
  const formRef = useRef<HTMLDivElement>(null)
  const booking = useClientBooking(onBooked)
  const [isTimeLinked, setTimeLinked] = useState(false)
  useLinkedChoice(catalog, (link) => {
    clientDraft.write(link)
    setTimeLinked(link.time !== null)
    if (hash === '') focusFirstSection(formRef.current)
  })

  const book = () => {
    const chosen = catalog && completeChoice(choice, catalog)
    booking.book(chosen)
    if (!chosen) focusFirstMissing(formRef.current, choice)
  }
  const actionOf = (size: 'md' | 'lg') => (
    <BusyButton
      size={size}
      isBusy={booking.isSending}
      busyLabel={size === 'lg' ? clientTexts.sending : clientTexts.sendingShort}
      onClick={book}
    >
      {clientTexts.submit}
    </BusyButton>
  )
  return (
    <>
      <SummaryLayout
        label={summaryTexts.label}
        summary={
          <BookingSummary
            summary={summary}
            hint={config?.publishableKey ? clientTexts.submitHintWithOnline : clientTexts.submitHint}
          >
            {booking.failure && (
              <Notice
                kind="error"
                action={needsSalon(booking.failure) && <CallSalon phone={settings.phone} />}
                message={messageOf(booking.failure, settings.phone)}
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
            notice={booking.takenMessage}
            sentTime={sentTime(choice, [clientAttempt])}
            isTimeLinked={isTimeLinked}
          />
        </div>
      </SummaryLayout>
      <TermsQuestion sending={booking} />
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

/** Adds that the limit is the salon's, which the server's message does not say. */
function messageOf({ kind, message }: { kind: string; message: string }, phone: string): string {
  return kind === 'plan-limit' ? `${message}. ${clientTexts.salonIsFull(phone)}` : message
}

function needsSalon({ kind }: { kind: string }): boolean {
  return kind === 'plan-limit' || kind === 'suspended'
}
