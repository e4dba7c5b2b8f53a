import { useMoment } from '#features/settings/web/use-moment.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { formatChf } from '#shared/money.ts'
import { readablePhone } from '#shared/phone.ts'

import { orderSlipTexts as texts } from '../orders-screens.it.ts'
import { shownNumber, shownProduct } from '../orders-view.rules.ts'
import type { Order } from '../orders.contract.ts'
import { ordersTexts } from '../orders.it.ts'

import styles from './order-slip.module.css'

const plain = (chf: number) => formatChf(chf).replace('CHF ', '')

/** Goes into the bag with the items and serves as the receipt (D-PLAT-12). */
export function OrderSlip({ order }: { order: Order }) {
  const shop = usePublicSettings()
  const moment = useMoment()
  const { customerInfo, items, totals, createdAt, status } = order
  return (
    <article className={styles['paper']}>
      <header className={styles['shop']}>
        <p className={styles['name']}>{shop.name}</p>
        <p>{shop.street}</p>
        <p>{`${shop.postalCode} ${shop.city}`}</p>
        {shop.phone && <p>{texts.phone(shop.phone)}</p>}
      </header>
      <h1 className={styles['number']}>{texts.title(shownNumber(order))}</h1>
      {status === 'cancelled' && <p className={styles['stamp']}>{texts.cancelled}</p>}
      <dl className={styles['facts']}>
        <div>
          <dt>{texts.date}</dt>
          <dd>{moment(createdAt)}</dd>
        </div>
        <div>
          <dt>{texts.customer}</dt>
          <dd>
            <span>{customerInfo.name}</span>
            {customerInfo.phone && (
              <>
                <br />
                <span>{readablePhone(customerInfo.phone)}</span>
              </>
            )}
          </dd>
        </div>
      </dl>
      <table className={styles['items']}>
        <thead>
          <tr>
            <th scope="col">{texts.columns.item}</th>
            <th scope="col">{texts.columns.quantity}</th>
            <th scope="col" className={styles['wide']}>
              {texts.columns.price}
            </th>
            <th scope="col">{texts.columns.total}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.product._id}>
              <td>{shownProduct(item)}</td>
              <td>{item.quantity}</td>
              <td className={styles['wide']}>{plain(item.price)}</td>
              <td>{plain(item.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles['sums']}>
        <div className={styles['total']}>
          <dt>{texts.total}</dt>
          <dd>{formatChf(totals.total)}</dd>
        </div>
        {totals.refunded > 0 && (
          <div>
            <dt>{texts.refunded}</dt>
            <dd>{`−${formatChf(totals.refunded)}`}</dd>
          </div>
        )}
      </dl>
      <p className={styles['vat']}>{texts.vat}</p>
      {status !== 'cancelled' && (
        <>
          <p className={styles['stamp']}>{paidOf(order)}</p>
          <p>{texts.pickup}</p>
        </>
      )}
      <p className={styles['thanks']}>{texts.thanks}</p>
    </article>
  )
}

function paidOf({ paymentStatus, paymentMethod }: Order): string {
  if (paymentStatus === 'pending') return texts.due
  if (paymentStatus === 'refunded') return ordersTexts.payments.refunded
  return texts.paidWith(ordersTexts.methods[paymentMethod])
}
