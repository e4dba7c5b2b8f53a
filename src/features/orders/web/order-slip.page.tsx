import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'

import { shopTitle } from '#features/settings/web/use-public-settings.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { HttpError, messageOf, staffTimeout } from '#ui/http/http-client.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { orderSlipTexts as texts, ordersScreenTexts } from '../orders-screens.it.ts'
import { orderAddress, ordersAddress } from './order-address.ts'
import { OrderSlip } from './order-slip.tsx'
import { orderQuery } from './orders-queries.ts'

import styles from './order-slip.module.css'

export const meta = () => [{ title: shopTitle(texts.pageTitle) }]

export default function OrderSlipPage() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const order = useQuery({ ...orderQuery(id, staffTimeout), enabled: id !== '' })
  /** A repeated request cannot find the order either. */
  const isNone = order.error instanceof HttpError && [400, 404].includes(order.error.status)
  return (
    <main id="contenuto" tabIndex={-1} className={styles['page']}>
      <div className={styles['tools']}>
        {id !== '' && !isNone && (
          <button
            type="button"
            {...buttonLook('filled', 'sm')}
            disabled={!order.data}
            onClick={() => window.print()}
          >
            <IconPrinter size={18} stroke={1.75} aria-hidden />
            {texts.print}
          </button>
        )}
        <Link to={isNone ? ordersAddress : orderAddress(id)} {...buttonLook('outline', 'sm')}>
          {texts.back}
        </Link>
      </div>
      {order.data ? (
        <OrderSlip order={order.data} />
      ) : (
        <div className={styles['paper']}>
          <h1 className={styles['number']}>{texts.pageTitle}</h1>
          {order.isLoading && <FadeSkeleton block height={320} />}
          {id === '' && <Notice kind="error" message={texts.missing} />}
          {order.isError && (
            <Notice
              kind="error"
              message={messageOf(order.error, ordersScreenTexts.oneFailed)}
              onRetry={isNone ? undefined : () => void order.refetch()}
            />
          )}
        </div>
      )}
    </main>
  )
}
