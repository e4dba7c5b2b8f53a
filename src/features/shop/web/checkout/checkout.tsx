import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'

import { useSession } from '#features/accounts/web/session-store.ts'
import type { CustomerDetails } from '#features/orders/orders.contract.ts'
import { PayAction } from '#features/payments/web/pay-action.tsx'
import { paymentConfigQuery } from '#features/payments/web/payment-config-query.ts'
import { shopTitle, usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { PrivacyNote } from '#features/website/web/privacy-note.tsx'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'
import { useHeadingFocus } from '#ui/browser/use-heading-focus.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { scrollWhenShown } from '#ui/forms/focus.ts'
import { isUnanswered } from '#ui/http/attempt-key.ts'
import { FootBar } from '#ui/screens/foot-bar.tsx'
import { SummaryLayout } from '#ui/screens/summary-layout.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { totalOf } from '../../cart.rules.ts'
import { checkoutFailure, checkoutFault, isSameOrder, orderDataOf } from '../../checkout.rules.ts'
import { cartTexts, checkoutTexts as texts } from '../../shop.it.ts'
import { CartChanges } from '../cart/cart-changes.tsx'
import { useCartCheck } from '../cart/use-cart-check.ts'
import { useCart } from '../cart/use-cart.ts'
import { OrderSummary } from './order-summary.tsx'
import { PayerPart } from './payer-part.tsx'
import { PaymentPart } from './payment-part.tsx'
import { UnansweredOrderNotice } from './unanswered-order.tsx'
import { forgetUnanswered, useCashOrder } from './use-cash-order.ts'
import { useCheckoutDraft } from './use-checkout-draft.ts'
import { useOnlineOrder } from './use-online-order.ts'

import styles from './checkout.module.css'

export default function Checkout() {
  const cart = useCart()
  const draft = useCheckoutDraft()
  const settings = usePublicSettings()
  const config = useQuery(paymentConfigQuery)
  const accountId = useSession().user?._id ?? null
  const cash = useCashOrder(accountId)
  const online = useOnlineOrder()
  const [fault, setFault] = useState<string | null>(null)
  const [isOther, setOther] = useState(false)
  const openOrder = useRef<HTMLDivElement>(null)
  const heading = useHeadingFocus('checkout', { isNew: true })
  useCartCheck()

  const { prepared } = draft
  const isOffered = config.isError ? false : config.data ? config.data.publishableKey !== '' : null
  const isOnline = draft.method === 'online' && isOffered === true
  const { isPending, error } = isOnline ? online.start : cash
  // A prepared payment keeps its items, even if another tab changes the cart.
  const ordered = prepared
    ? { items: prepared.items, total: prepared.amount }
    : { items: orderDataOf(cart).items, total: totalOf(cart) }
  const isEmpty = ordered.items.length === 0
  const { unanswered = null } = draft
  const submit = (payer: CustomerDetails) => {
    if (isPending) return
    const missing = checkoutFault(cart, payer)
    setFault(missing)
    const isOther = unanswered !== null && (isOnline || !isSameOrder(unanswered, cart, { accountId, payer }))
    setOther(isOther)
    if (isOther) openOrder.current?.focus()
    else if (missing === null) (isOnline ? online.start : cash).mutate({ cart, payer })
  }
  const isLost = isUnanswered(error)
  const failure = fault ?? (error && !(isLost && !isOnline) ? messageOf(error, isOnline) : null)
  const actionOf = (size: 'md' | 'lg') => (
    <PayAction
      size={size}
      prepared={prepared}
      online={online}
      isReady={isOffered !== null}
      isSending={isPending}
      label={isOnline ? texts.goOn : texts.confirmCash}
      busyLabel={isOnline ? texts.preparing : texts.confirming}
    />
  )

  return (
    <SummaryLayout
      className={styles['layout']}
      label={texts.summary}
      summary={
        <OrderSummary items={ordered.items} total={ordered.total}>
          {isEmpty || actionOf('lg')}
          <Link to={pages.shop.path} {...buttonLook('outline')}>
            {texts.cancel}
          </Link>
        </OrderSummary>
      }
      bar={
        isEmpty || (
          <FootBar upTo="tablet" className={styles['bar']}>
            <p>
              <span>{cartTexts.pieces(piecesOf(ordered.items))}</span>
              <b className="num">{formatChf(ordered.total)}</b>
            </p>
            {actionOf('md')}
          </FootBar>
        )
      }
    >
      <title>{shopTitle(texts.title)}</title>
      <div className={styles['body']}>
        <div>
          <h1 className="d2" ref={heading} tabIndex={-1}>
            {texts.title}
          </h1>
          <p className="lead">{texts.lead(settings.street, settings.city)}</p>
        </div>
        <CartChanges />
        {unanswered && !prepared && (
          <UnansweredOrderNotice
            ref={openOrder}
            order={unanswered}
            isOther={isOther || isOnline || !isSameOrder(unanswered, cart, { accountId })}
            onKnown={() => {
              setOther(false)
              forgetUnanswered()
            }}
          />
        )}
        {failure && (
          <div ref={scrollWhenShown}>
            <Notice kind="error" title={texts.failedTitle} message={failure} />
          </div>
        )}
        {isEmpty ? (
          <Notice message={cartTexts.empty} />
        ) : (
          <>
            <PayerPart prepared={prepared} online={online} onFilledIn={submit} error={error} />
            <PaymentPart isOffered={isOffered} draft={draft} total={ordered.total} online={online} />
            <PrivacyNote />
          </>
        )}
      </div>
    </SummaryLayout>
  )
}

function messageOf(error: Error, isOnline: boolean): string {
  if (isOnline && isUnanswered(error)) return texts.startUnanswered
  return checkoutFailure(error, isOnline ? texts.startFailed : texts.orderFailed)
}

function piecesOf(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}
