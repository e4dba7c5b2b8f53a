import { useCallbackRef } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { TermsQuestion } from '#features/appointments/web/terms-question.tsx'
import { type Choice, completeChoice } from '#features/availability/web/choice.ts'
import { useCatalog } from '#features/availability/web/use-catalog.ts'
import { useLinkedChoice } from '#features/availability/web/use-linked-choice.ts'
import { PayAction } from '#features/payments/web/pay-action.tsx'
import { paymentConfigQuery } from '#features/payments/web/payment-config-query.ts'
import { pageMeta } from '#features/settings/web/page-meta.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { useHeadingFocus } from '#ui/browser/use-heading-focus.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { SummaryLayout } from '#ui/screens/summary-layout.tsx'

import { guestTexts, summaryTexts } from '../booking-screens.it.ts'
import type { GuestDetails } from '../booking.contract.ts'
import { BookingBar } from './booking-bar.tsx'
import { BookingSummary } from './booking-summary.tsx'
import { type GuestDraft, guestDraft } from './drafts.ts'
import { AppointmentStep } from './guest/appointment-step.tsx'
import { GuestAction } from './guest/guest-action.tsx'
import { type GuestStep, guestStep, stepAddress } from './guest/guest-steps.ts'
import { PaymentStep } from './guest/payment-step.tsx'
import { withRefused } from './guest/refused-details.ts'
import { ReviewStep } from './guest/review-step.tsx'
import { StepsBar } from './guest/steps-bar.tsx'
import { useBookingOutcome } from './guest/use-booking-outcome.ts'
import { useDetailErrors } from './guest/use-detail-errors.ts'
import { useGuestBooking } from './guest/use-guest-booking.ts'
import { useOnlinePayment } from './guest/use-online-payment.ts'
import { useSummary } from './use-summary.ts'

const stepNumber: Record<GuestStep, number> = { appointment: 1, review: 2, payment: 3 }

const startWith = (choice: Choice) => guestDraft.update((draft) => ({ ...draft, choice }))

export const meta = () => pageMeta(guestTexts)

export default function GuestBookingPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const draft = guestDraft.useDraft()
  const { catalog } = useCatalog()
  const settings = usePublicSettings()
  const summary = useSummary(draft.choice, catalog, settings)
  const outcome = useBookingOutcome(settings.phone)
  const { refused } = outcome
  const judge = useDetailErrors()
  const errorsOf = useCallback(
    (details: GuestDetails) => withRefused(judge(details), details, refused),
    [judge, refused],
  )
  const booking = useGuestBooking(outcome)
  const online = useOnlinePayment(outcome)
  const isOnline = useIsPaidOnline(draft)
  const sending = isOnline ? online.start : booking
  const failure = sending.failure?.message ?? null
  const [isTimeLinked, setTimeLinked] = useState(false)
  const follow = useCallbackRef((choice: Choice) => {
    startWith(choice)
    setTimeLinked(choice.time !== null)
  })
  useLinkedChoice(catalog, follow)

  const chosen = catalog && completeChoice(draft.choice, catalog)
  const requested = guestStep(search.get('passo'), draft, errorsOf)
  const step = catalog && !chosen ? 'appointment' : requested
  const isRetry =
    step === 'appointment' && !isOnline && outcome.retriedServiceId === (draft.choice.serviceId ?? '')
  const isRefused = refused !== null && Object.keys(withRefused({}, draft.details, refused)).length > 0
  const headingRef = useHeadingFocus(step, {
    isCalm: sending.takenMessage === null && !isRefused,
    preventScroll: true,
  })
  // Reads the address, since the rendered step lags behind while the draft loads.
  const hasLeft = search.get('passo') !== 'pagamento' && draft.payment.prepared !== null
  useWhen(hasLeft, online.leave)

  const book = () => chosen && booking.book(chosen, draft.details)
  const goOn = useCallbackRef(() => {
    if (isRetry) book()
    else void navigate(stepAddress.review)
  })
  const actionOf = (size: 'md' | 'lg') => (
    <GuestAction
      step={step}
      isRetry={isRetry}
      size={size}
      isReady={chosen !== null}
      isSending={booking.isSending || online.isGivingUp}
      online={
        isOnline && (
          <PayAction
            size={size}
            prepared={draft.payment.prepared}
            online={online}
            isReady={chosen !== null}
            isSending={online.start.isSending}
            label={guestTexts.payment.prepare}
            busyLabel={guestTexts.payment.preparing}
          />
        )
      }
      onContinue={() => void navigate(stepAddress.payment)}
      onBook={book}
    />
  )

  return (
    <SummaryLayout
      label={summaryTexts.label}
      summary={
        <BookingSummary summary={summary} hint={guestTexts.hints[isRetry ? 'payment' : step]}>
          {actionOf('lg')}
        </BookingSummary>
      }
      bar={
        <BookingBar
          time={summary.time}
          barberName={step === 'payment' ? null : summary.barberName}
          price={summary.price}
        >
          {actionOf('md')}
        </BookingBar>
      }
    >
      <StepsBar current={stepNumber[step]} />
      {step === 'appointment' && hasLeft && <FadeSkeleton block height={480} />}
      {step === 'appointment' && !hasLeft && (
        <AppointmentStep
          draft={draft}
          errorsOf={errorsOf}
          headingRef={headingRef}
          refused={refused}
          notice={sending.takenMessage ?? (isRetry ? failure : null)}
          isTimeLinked={isTimeLinked}
          onNoticeRead={sending.forget}
          onFilledIn={goOn}
        />
      )}
      {step === 'review' && (
        <ReviewStep
          draft={draft}
          chosen={chosen}
          barberName={summary.barberName ?? ''}
          headingRef={headingRef}
        />
      )}
      {step === 'payment' && (
        <PaymentStep
          draft={draft}
          chosen={chosen}
          price={summary.price}
          headingRef={headingRef}
          online={online}
          isSending={sending.isSending}
          failure={failure}
        />
      )}
      <TermsQuestion sending={sending} />
    </SummaryLayout>
  )
}

function useIsPaidOnline({ payment }: GuestDraft): boolean {
  const { data: config } = useQuery({ ...paymentConfigQuery, enabled: payment.method === 'online' })
  return payment.method === 'online' && config !== undefined && config.publishableKey !== ''
}

function useWhen(isSo: boolean, act: () => Promise<void>): void {
  useEffect(() => {
    if (isSo) void act()
  }, [isSo, act])
}
