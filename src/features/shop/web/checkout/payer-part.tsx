import { lazy, Suspense } from 'react'

import type { User } from '#features/accounts/accounts.contract.ts'
import { useSession } from '#features/accounts/web/session-store.ts'
import type { CustomerDetails } from '#features/orders/orders.contract.ts'
import { BilledTo } from '#features/payments/web/billed-to.tsx'
import { PayerHead } from '#features/payments/web/payer-head.tsx'
import { phoneCharacters } from '#shared/phone.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import { checkoutTexts as texts } from '../../shop.it.ts'
import { checkoutDraft, payerFields, type PreparedOrder } from './checkout-draft.ts'
import { useCheckoutDraft } from './use-checkout-draft.ts'
import type { OnlineOrder } from './use-online-order.ts'

import styles from './checkout.module.css'

const PayerForm = lazy(() => import('#features/payments/web/payer-form.tsx'))

type Props = {
  prepared: PreparedOrder | null
  online: OnlineOrder
  onFilledIn: (payer: CustomerDetails) => void
  error: Error | null
}

export function PayerPart({ prepared, online, onFilledIn, error }: Props) {
  const { isKnown, key, ...typed } = usePayer()
  if (prepared) {
    return (
      <BilledTo
        payer={prepared.payer}
        editLabel={texts.editPayer}
        isLocked={online.state === 'paying'}
        onEdit={online.editPayer}
      />
    )
  }
  return (
    <section className={styles['part']} aria-labelledby="dati-cliente-titolo">
      <PayerHead
        id="dati-cliente-titolo"
        texts={{ title: texts.details, lead: texts.detailsLead }}
        takesFocus={online.news !== null}
      />
      <Suspense fallback={<FadeSkeleton block height={300} />}>
        {isKnown ? (
          <PayerForm key={key} {...typed} error={error} onFilledIn={onFilledIn} />
        ) : (
          <FadeSkeleton block height={300} />
        )}
      </Suspense>
    </section>
  )
}

/** D-PAY-09. */
function usePayer() {
  const { status, user } = useSession()
  const draft = useCheckoutDraft()
  const accountId = user?._id ?? null
  return {
    isKnown: status !== 'loading',
    key: accountId ?? 'guest',
    initialValues: { ...knownOf(user), ...draft.payer },
    onTyped: (typed: CustomerDetails) => {
      const known = knownOf(user)
      const payer = Object.fromEntries(
        payerFields.filter((field) => typed[field] !== known[field]).map((field) => [field, typed[field]]),
      )
      checkoutDraft.update((draft) => ({ ...draft, payer, accountId }))
    },
  }
}

function knownOf(user: User | null): CustomerDetails {
  const place = { address: '', postalCode: '', city: '' }
  if (!user) return { name: '', email: '', phone: '', ...place }
  const { firstName, lastName, email, phone } = user
  return { name: `${firstName} ${lastName}`.trim(), email, phone: phoneCharacters(phone), ...place }
}
