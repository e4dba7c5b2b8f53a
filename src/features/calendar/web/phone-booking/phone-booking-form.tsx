import { TextInput } from '@mantine/core'
import { IconCash } from '@tabler/icons-react'

import '@mantine/core/styles/Input.layer.css'

import {
  lazy,
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'

import { useSession } from '#features/accounts/web/session-store.ts'
import { TermsQuestion } from '#features/appointments/web/terms-question.tsx'
import { chosenService } from '#features/availability/web/choice.ts'
import { useCatalog } from '#features/availability/web/use-catalog.ts'
import { useCreationGate } from '#features/plans/web/use-creation-gate.ts'
import { formatChf } from '#shared/money.ts'
import { maxPhoneLength } from '#shared/phone.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { focusFirstFault, focusFirstField } from '#ui/forms/focus.ts'

import { maxNicknameLength } from '../../calendar.contract.ts'
import { phoneBookingTexts } from '../../phone-booking.it.ts'
import { OfferFields } from './offer-fields.tsx'
import { PhoneTime } from './phone-time.tsx'
import { RecognisedCustomer } from './recognised-customer.tsx'
import { usePhoneBooking } from './use-phone-booking.ts'

import styles from './phone-booking-form.module.css'

const CreationGate = lazy(() => import('#features/plans/web/creation-gate.tsx'))

export type FrameProps = { onClose: () => void; isCovered: boolean; children: ReactNode }

type Props = {
  onClose?: () => void
  Frame?: ComponentType<FrameProps>
  takesFocus?: boolean
}

const InlineFrame = ({ children }: FrameProps) => children
const noop = () => undefined

export function PhoneBookingForm(props: Props) {
  const isAdmin = useSession().user?.role === 'admin'
  return isAdmin ? <FramedForm {...props} /> : <Notice kind="error" message={phoneBookingTexts.onlyAdmins} />
}

function FramedForm({ onClose = noop, Frame = InlineFrame, takesFocus = false }: Props) {
  const gate = useCreationGate()
  const offer = useCatalog()
  const nameRef = useRef<HTMLInputElement>(null)
  const booking = usePhoneBooking(offer.catalog, () => {
    nameRef.current?.focus()
    onClose()
  })
  const { kind } = gate.state
  const isOpened = Frame !== InlineFrame
  const loading = <FadeSkeleton block height={200} />
  return (
    <Frame onClose={onClose} isCovered={kind === 'open' && booking.termsChange !== null}>
      {kind === 'open' ? (
        <Form offer={offer} booking={booking} nameRef={nameRef} takesFocus={takesFocus} />
      ) : kind === 'pending' ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          <CreationGate gate={gate} level={isOpened ? 'h3' : 'h2'} takesFocus={isOpened} />
        </Suspense>
      )}
    </Frame>
  )
}

type FormProps = {
  offer: ReturnType<typeof useCatalog>
  booking: ReturnType<typeof usePhoneBooking>
  nameRef: RefObject<HTMLInputElement | null>
  takesFocus: boolean
}

function Form({ offer: { catalog, failure, retry }, booking, nameRef, takesFocus }: FormProps) {
  const { draft, change, takenMessage } = booking
  const { choice } = draft
  const service = catalog ? chosenService(choice, catalog) : undefined
  const loseTime = useCallback(() => change({ choice: { ...choice, time: null } }), [change, choice])
  const hasMessage = booking.failure !== null
  if (failure) return <Notice kind="error" message={failure} onRetry={retry} />
  return (
    <form
      ref={takesFocus ? focusFirstField : null}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        flushSync(booking.book)
        focusFirstFault(event.currentTarget)
      }}
    >
      <div className={styles['fields']}>
        <TextInput
          ref={nameRef}
          label={phoneBookingTexts.nickname}
          size="sm"
          required
          withAsterisk={false}
          maxLength={maxNicknameLength}
          autoComplete="off"
          error={hasMessage && draft.nickname.trim() === ''}
          value={draft.nickname}
          onChange={(event) => change({ nickname: event.currentTarget.value })}
        />
        <TextInput
          label={phoneBookingTexts.phone}
          size="sm"
          type="tel"
          maxLength={maxPhoneLength}
          autoComplete="off"
          value={draft.phone}
          onChange={(event) => change({ phone: event.currentTarget.value })}
        />
        <RecognisedCustomer draft={draft} catalog={catalog} onChange={change} />
        <OfferFields
          catalog={catalog}
          choice={choice}
          hasMessage={hasMessage}
          onChange={(next) => change({ choice: next })}
        />
      </div>
      <PhoneTime
        catalog={catalog}
        choice={choice}
        service={service}
        notice={takenMessage}
        onChange={(next) => change({ choice: next })}
        onSlotLost={loseTime}
      />
      <div className={styles['foot']}>
        {booking.failure && <Notice kind="error" message={booking.failure.message} />}
        <div className={styles['facts']}>
          <p className={styles['price']}>
            <span className="vh">{phoneBookingTexts.price}</span>
            <b className="num">{service ? formatChf(service.price) : '–'}</b>
            <span className={styles['payment']}>
              <IconCash size={16} stroke={1.75} aria-hidden />
              {phoneBookingTexts.payment}
            </span>
          </p>
          <BusyButton
            type="submit"
            disabled={!catalog}
            isBusy={booking.isSending}
            busyLabel={phoneBookingTexts.sending}
          >
            {phoneBookingTexts.submit}
          </BusyButton>
        </div>
      </div>
      <TermsQuestion sending={booking} />
    </form>
  )
}
