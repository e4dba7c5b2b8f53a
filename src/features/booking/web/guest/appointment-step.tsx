import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'

import { guestTexts } from '#features/booking/booking-screens.it.ts'

import { type GuestDraft, guestDraft } from '../drafts.ts'
import type { Choice } from '../picker/choice.ts'
import { AppointmentPicker } from '../picker/appointment-picker.tsx'
import { DetailsFields } from './details-fields.tsx'
import { guestFormId } from './guest-action.tsx'
import type { JudgeDetails } from './use-detail-errors.ts'
import { AccountOffer } from './account-offer.tsx'
import { LastBooking } from './last-booking.tsx'

type Props = {
  draft: GuestDraft
  errorsOf: JudgeDetails
  headingRef: RefObject<HTMLHeadingElement | null>
  notice: string | null
  onNoticeRead: () => void
  onFilledIn: () => void
}

const guestAsker = { as: 'guest' } as const

const setChoice = (choice: Choice) => guestDraft.update((draft) => ({ ...draft, choice }))

/** Step 1: what, when, and for whom. */
export function AppointmentStep({ draft, errorsOf, headingRef, notice, onNoticeRead, onFilledIn }: Props) {
  const [hasTried, setHasTried] = useState(false)
  const errors = errorsOf(draft.details)
  return (
    <>
      <h1 className="d2" ref={headingRef} tabIndex={-1}>
        {guestTexts.title}
      </h1>
      <p className="lead">{guestTexts.lead}</p>
      <AccountOffer />
      {draft.booked && <LastBooking booked={draft.booked} />}
      <form
        id={guestFormId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (Object.keys(errors).length === 0) return onFilledIn()
          flushSync(() => setHasTried(true))
          event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
        }}
      >
        <AppointmentPicker
          choice={draft.choice}
          onChange={(choice) => {
            onNoticeRead()
            setChoice(choice)
          }}
          asker={guestAsker}
          notice={notice}
        />
        <DetailsFields
          details={draft.details}
          errors={errors}
          onChange={(details) => guestDraft.update((before) => ({ ...before, details }))}
          showAllErrors={hasTried}
        />
      </form>
    </>
  )
}
