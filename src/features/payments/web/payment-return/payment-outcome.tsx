import { Button } from '@mantine/core'
import { Link } from 'react-router'

import { useSession } from '#features/accounts/web/session-store.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

import { returnTexts as texts } from '../../payments-screens.it.ts'
import type { PaymentOrigin } from '../return-address.ts'
import { ReturnScreen } from './return-screen.tsx'
import { UnknownPayment } from './unknown-payment.tsx'
import { usePaymentOutcome } from './use-payment-outcome.ts'
import { useRedirectAfterPayment, useRedirectToShop } from './use-redirect-after-payment.ts'

const ownAppointments = { to: `${pages.booking.path}#appuntamenti`, label: texts.toAppointments }

const another = {
  prenotazione: {
    lead: texts.refusedLead,
    again: { to: `${pages.guestBooking.path}?passo=pagamento`, label: texts.back },
    other: { to: pages.guestBooking.path, label: texts.otherTimes },
  },
  appuntamenti: { lead: texts.refusedLeadForClients, again: ownAppointments, other: ownAppointments },
  shop: {
    lead: texts.refusedLead,
    again: { to: `${pages.shop.path}?passo=pagamento`, label: texts.back },
    other: { to: pages.shop.path, label: texts.toShop },
  },
}

type Props = { intentId: string; from: Exclude<PaymentOrigin, 'abbonamento'> }

export function PaymentOutcomeScreen({ intentId, from }: Props) {
  const outcome = usePaymentOutcome(intentId)
  const { user } = useSession()
  useRedirectAfterPayment(outcome.kind === 'bought' ? outcome : null)
  useRedirectToShop(outcome.kind === 'ordered' ? outcome.orderNumber : null)
  const ways = another[from]
  switch (outcome.kind) {
    case 'asking':
      return (
        <ReturnScreen title={texts.asking} lead={texts.askingLead} isBusy>
          <FadeSkeleton width={260} height={14} />
        </ReturnScreen>
      )
    case 'bought':
      // A logged-in client or a guest with a link is redirected; others read the result here.
      return outcome.token !== null || user ? (
        <ReturnScreen title={texts.paid} isBusy />
      ) : (
        <ReturnScreen title={texts.paid} lead={texts.paidLead}>
          <WayOn {...ownAppointments} />
        </ReturnScreen>
      )
    case 'ordered':
      return <ReturnScreen title={texts.paid} isBusy />
    case 'processing':
      return (
        <ReturnScreen title={texts.processing} lead={texts.processingLead}>
          <Button size="lg" onClick={outcome.askAgain}>
            {texts.askAgain}
          </Button>
          <Home />
        </ReturnScreen>
      )
    case 'refused':
      return (
        <ReturnScreen title={texts.refused} lead={ways.lead}>
          <WayOn {...ways.again} />
        </ReturnScreen>
      )
    case 'refunded':
      return (
        <ReturnScreen
          title={texts.refunded}
          lead={texts.refundedLead(outcome.reason, formatChf(outcome.amount))}
        >
          <WayOn {...ways.other} />
        </ReturnScreen>
      )
    case 'unknown':
      return <UnknownPayment />
    case 'failed':
      return (
        <ReturnScreen title={texts.asking}>
          <Notice kind="error" message={outcome.message} onRetry={outcome.askAgain} />
        </ReturnScreen>
      )
  }
}

function WayOn({ to, label }: { to: string; label: string }) {
  return (
    <>
      <Button component={Link} to={to} size="lg">
        {label}
      </Button>
      <Home />
    </>
  )
}

function Home() {
  return (
    <Button component={Link} to="/" variant="outline" size="lg">
      {texts.home}
    </Button>
  )
}
