import { memo, type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { AppointmentPicker } from '#features/availability/web/appointment-picker.tsx'
import type { Choice } from '#features/availability/web/choice.ts'
import { sentTime } from '#features/availability/web/sent-time.ts'
import { focusFirstFault } from '#ui/forms/focus.ts'

import { guestTexts } from '../../booking-screens.it.ts'
import type { GuestDetails } from '../../booking.contract.ts'
import { guestAttempts, type GuestDraft, guestDraft } from '../drafts.ts'
import { AbandonedPayment } from './abandoned-payment.tsx'
import { AccountOffer } from './account-offer.tsx'
import { DetailsFields } from './details-fields.tsx'
import { guestFormId } from './guest-action.tsx'
import { LastBooking } from './last-booking.tsx'
import type { RefusedDetails } from './refused-details.ts'
import type { JudgeDetails } from './use-detail-errors.ts'

type Props = {
  draft: GuestDraft
  errorsOf: JudgeDetails
  headingRef: RefObject<HTMLHeadingElement | null>
  refused: RefusedDetails | null
  notice: string | null
  isTimeLinked: boolean
  onNoticeRead: () => void
  onFilledIn: () => void
}

const guestScope = { as: 'guest' } as const

const setChoice = (choice: Choice) => guestDraft.update((draft) => ({ ...draft, choice }))
const setDetails = (details: GuestDetails) => guestDraft.update((draft) => ({ ...draft, details }))

/** Step 1. Memoized: renders for its own changes only, see SummaryLayout. */
export const AppointmentStep = memo(function AppointmentStep(props: Props) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  )
})

function Form(props: Props) {
  const { draft, errorsOf, headingRef, refused, notice, isTimeLinked, onNoticeRead, onFilledIn } = props
  const [hasTried, setHasTried] = useState(refused !== null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused) focusFirstFault(form.current)
  }, [refused])
  const errors = useMemo(() => errorsOf(draft.details), [errorsOf, draft.details])
  const choose = useCallback(
    (choice: Choice) => {
      onNoticeRead()
      setChoice(choice)
    },
    [onNoticeRead],
  )
  return (
    <>
      <h1 className="d2" ref={headingRef} tabIndex={-1}>
        {guestTexts.title}
      </h1>
      <p className="lead">{guestTexts.lead}</p>
      <AccountOffer />
      {draft.booked && <LastBooking booked={draft.booked} />}
      <AbandonedPayment />
      <form
        ref={form}
        id={guestFormId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (Object.keys(errors).length === 0) return onFilledIn()
          flushSync(() => setHasTried(true))
          focusFirstFault(event.currentTarget)
        }}
      >
        <AppointmentPicker
          choice={draft.choice}
          onChange={choose}
          scope={guestScope}
          notice={notice}
          sentTime={sentTime(draft.choice, [guestAttempts.cash, guestAttempts.start])}
          isTimeLinked={isTimeLinked}
        />
        <DetailsFields
          details={draft.details}
          errors={errors}
          onChange={setDetails}
          showAllErrors={hasTried}
        />
      </form>
    </>
  )
}
