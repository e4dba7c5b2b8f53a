import '@mantine/core/styles/Input.layer.css'

import { Button, TextInput } from '@mantine/core'
import { IconCash } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useRef } from 'react'

import { useSession } from '#features/accounts/web/public.ts'
import { phoneTexts } from '#features/booking/phone-booking.it.ts'
import { longestNickname } from '#features/booking/staff.contract.ts'
import { formatChf } from '#shared/money.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { ErrorBlock } from '#ui/error-block.tsx'

import { Notice } from '../notice.tsx'
import { chosenService } from '../picker/choice.ts'
import { useCatalog } from '../queries/use-catalog.ts'
import { OfferFields } from './offer-fields.tsx'
import styles from './phone-booking-form.module.css'
import { PhoneTime } from './phone-time.tsx'
import { usePhoneBooking } from './use-phone-booking.ts'

const PriceChangeDialog = lazy(() => import('../submission/price-change-dialog.tsx'))

type Props = {
  onBooked?: () => void
  /** Where the form can be put away again. */
  onClose?: (() => void) | undefined
}

/** For admins only: whoever else gets here is told so. */
export function PhoneBookingForm(props: Props) {
  const isAdmin = useSession().user?.role === 'admin'
  return isAdmin ? <Form {...props} /> : <Notice kind="alert">{phoneTexts.onlyAdmins}</Notice>
}

function Form({ onBooked, onClose }: Props) {
  const { catalog, failure, retry } = useCatalog()
  const nameRef = useRef<HTMLInputElement>(null)
  const booking = usePhoneBooking(catalog, () => {
    nameRef.current?.focus()
    onBooked?.()
  })
  const { draft, change, lostRace } = booking
  const { choice } = draft
  const service = catalog ? chosenService(choice, catalog) : undefined
  const loseTime = useCallback(() => change({ choice: { ...choice, time: null } }), [change, choice])
  const isTold = booking.failure !== null

  if (failure) return <ErrorBlock message={failure} onRetry={retry} />
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        booking.book()
      }}
    >
      <div className={styles['fields']}>
        <TextInput
          ref={nameRef}
          label={phoneTexts.nickname}
          size="sm"
          required
          withAsterisk={false}
          maxLength={longestNickname}
          autoComplete="off"
          error={isTold && draft.nickname.trim() === ''}
          value={draft.nickname}
          onChange={(event) => change({ nickname: event.currentTarget.value })}
        />
        <TextInput
          label={phoneTexts.phone}
          size="sm"
          type="tel"
          maxLength={30}
          autoComplete="off"
          value={draft.phone}
          onChange={(event) => change({ phone: event.currentTarget.value })}
        />
        <OfferFields
          catalog={catalog}
          choice={choice}
          isTold={isTold}
          onChange={(next) => change({ choice: next })}
        />
      </div>
      <PhoneTime
        catalog={catalog}
        choice={choice}
        service={service}
        notice={lostRace}
        onChange={(next) => change({ choice: next })}
        onTimeLost={loseTime}
      />
      <div className={styles['foot']}>
        {booking.failure && <Notice kind="alert">{booking.failure}</Notice>}
        <div className={styles['facts']}>
          <p className={styles['price']}>
            <span className="dim">{phoneTexts.price}</span>
            <b className="num">{service ? formatChf(service.price) : '–'}</b>
          </p>
          <p className={styles['payment']}>
            <IconCash size={18} stroke={1.75} aria-hidden />
            {phoneTexts.payment}
          </p>
          {onClose && (
            <Button size="sm" variant="outline" onClick={onClose}>
              {phoneTexts.close}
            </Button>
          )}
          <BusyButton type="submit" size="sm" busy={booking.isSending} busyLabel={phoneTexts.sending}>
            {phoneTexts.submit}
          </BusyButton>
        </div>
      </div>
      {booking.priceChange && (
        <Suspense>
          <PriceChangeDialog
            change={booking.priceChange}
            onAccept={booking.acceptPrice}
            onDecline={booking.declinePrice}
          />
        </Suspense>
      )}
    </form>
  )
}
