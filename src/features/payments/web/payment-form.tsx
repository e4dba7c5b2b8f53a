import { Button } from '@mantine/core'
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeError, StripePaymentElementOptions } from '@stripe/stripe-js'
import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'

import { formatChf } from '#shared/money.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { scrollWhenShown } from '#ui/forms/focus.ts'

import { payOnlineTexts as texts } from '../payments-screens.it.ts'
import type { Payer } from '../payments.contract.ts'
import { type PaymentOrigin, returnAddress } from './return-address.ts'
import { type HoldTexts, TimeLeft } from './time-left.tsx'

import styles from './pay-online.module.css'

export type PayingState = 'loading' | 'ready' | 'paying'

export type PaymentFormProps = {
  /** CHF */
  amount: number
  /** Milliseconds since 1970; null where nothing is held. */
  until: number | null
  holdTexts?: HoldTexts
  from: PaymentOrigin
  payer?: Payer | undefined
  failed: string
  formId?: string
  state: PayingState
  onState: (state: PayingState) => void
  /** Stripe reports success; the state stays 'paying' until the caller shows something else. */
  onPaid: (intentId: string) => void
  /** The time is up, or the payment can no longer be made: the caller must start another. */
  onOver: () => void
}

export function PaymentForm(props: PaymentFormProps) {
  const {
    amount,
    until,
    holdTexts = texts,
    from,
    payer,
    failed,
    formId,
    state,
    onState,
    onPaid,
    onOver,
  } = props
  const stripe = useStripe()
  const elements = useElements()
  const [failure, setFailure] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)

  useBackFromElsewhere(() => onState('ready'))
  const fail = (error: StripeError) => {
    // Already paid, in another window or by a press whose answer was lost.
    const intent = error.payment_intent
    if (intent && (intent.status === 'succeeded' || intent.status === 'processing')) return onPaid(intent.id)
    setIsOver(intent?.status === 'canceled')
    setFailure(isForThePayer(error) ? (error.message ?? failed) : failed)
    // 'loading' disables the button, since this payment is over.
    onState(intent?.status === 'canceled' ? 'loading' : 'ready')
  }
  const pay = async () => {
    if (!stripe || !elements || state !== 'ready') return
    setFailure(null)
    onState('paying')
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: new URL(returnAddress(from), window.location.origin).href },
      redirect: 'if_required',
    })
    if (error) fail(error)
    else if (paymentIntent.status === 'succeeded' || paymentIntent.status === 'processing')
      onPaid(paymentIntent.id)
    else {
      setFailure(failed)
      onState('ready')
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    pay().catch(() => {
      setFailure(failed)
      onState('ready')
    })
  }
  return (
    <form id={formId} className={styles['form']} onSubmit={submit}>
      {until !== null && !isOver && (
        <TimeLeft
          until={until}
          words={holdTexts}
          onOver={() => {
            // A payer at the bank may still return in time; Stripe decides.
            if (state !== 'paying') onOver()
          }}
        />
      )}
      <PaymentElement
        options={optionsFor(payer)}
        onReady={() => onState('ready')}
        onLoadError={() => {
          setIsOver(true)
          setFailure(failed)
        }}
      />
      {failure && (
        <div ref={scrollWhenShown}>
          <Notice
            kind="error"
            message={failure}
            action={
              isOver && (
                <Button variant="outline" size="sm" onClick={onOver}>
                  {texts.startAgain}
                </Button>
              )
            }
          />
        </div>
      )}
      {formId === undefined && (
        <BusyButton
          type="submit"
          size="lg"
          disabled={state === 'loading'}
          isBusy={state === 'paying'}
          busyLabel={texts.paying}
        >
          {texts.pay(formatChf(amount))}
        </BusyButton>
      )}
      <p className="dim">{texts.privacy}</p>
    </form>
  )
}

/** Back from TWINT by the browser's Back button, the page comes from the cache and still looks busy. */
function useBackFromElsewhere(onBack: () => void): void {
  const awake = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onBack()
  })
  useEffect(() => {
    const left = new AbortController()
    window.addEventListener('pageshow', (event) => awake(event), { signal: left.signal })
    return () => left.abort()
  }, [])
}

/** Messages of the bank and of a field are for the payer; others are for developers. */
function isForThePayer({ type, code }: StripeError): boolean {
  return type === 'card_error' || type === 'validation_error' || attemptCodes.has(code ?? '')
}

/** The bank or TWINT refused; Stripe does not report it as a card error. */
const attemptCodes: ReadonlySet<string> = new Set([
  'payment_intent_authentication_failure',
  'payment_intent_payment_attempt_failed',
])

function optionsFor(payer: Payer | undefined): StripePaymentElementOptions {
  if (!payer) return {}
  const { name, email, phone, address, postalCode, city } = payer
  const place = { line1: address, postal_code: postalCode, city, country: 'CH' }
  return { defaultValues: { billingDetails: { name, email, phone, address: place } } }
}
