import { lazy, Suspense } from 'react'

import type { CustomerDetails } from '#features/orders/orders.contract.ts'
import { BilledTo } from '#features/payments/web/billed-to.tsx'
import { PayerHead } from '#features/payments/web/payer-head.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import { checkoutTexts as texts } from '../../shop.it.ts'
import type { PreparedOrder } from './checkout-draft.ts'
import type { OnlineOrder } from './use-online-order.ts'
import { usePayer } from './use-payer.ts'

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
