import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { useMoment } from '#features/settings/web/use-moment.ts'
import { pages } from '#shared/pages.ts'
import { phoneLink, readablePhone } from '#shared/phone.ts'

import { adminOrdersTexts, ordersScreenTexts } from '../../orders-screens.it.ts'
import { isUpdated } from '../../orders-view.rules.ts'
import type { Order } from '../../orders.contract.ts'
import { ordersTexts } from '../../orders.it.ts'
import { paymentStateOf } from '../payment-state.ts'

import styles from './order-dialog.module.css'

const { detail: texts } = adminOrdersTexts

export function OrderFacts({ order }: { order: Order }) {
  const moment = useMoment()
  const { customerInfo, billingAddress, shippingAddress, customerId, createdAt, updatedAt } = order
  const { name, email, phone, type } = customerInfo
  return (
    <dl className={styles['facts']}>
      <Fact name={ordersScreenTexts.payment}>{paymentStateOf(order)}</Fact>
      <Fact name={texts.customer}>
        <b>{name}</b>
        {type === 'guest' && <span className="dim">{adminOrdersTexts.guest}</span>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && (
          <a href={phoneLink(phone)} className="num">
            {readablePhone(phone)}
          </a>
        )}
        {!email && !phone && <span className="dim">{texts.forgotten}</span>}
        {customerId && (
          <Link to={`${pages.admin.path}?tab=customers&customer=${customerId}`}>{texts.toCustomer}</Link>
        )}
      </Fact>
      {billingAddress.address1 && (
        <Fact name={texts.billing}>
          <Address {...billingAddress} />
        </Fact>
      )}
      <Fact name={ordersTexts.pickup}>
        <Address {...shippingAddress} />
      </Fact>
      <Fact name={ordersScreenTexts.dates.created}>
        <span className="num">{moment(createdAt)}</span>
      </Fact>
      {isUpdated(order) && (
        <Fact name={ordersScreenTexts.dates.updated}>
          <span className="num">{moment(updatedAt)}</span>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Address({ address1, postalCode, city }: Order['billingAddress']) {
  return (
    <span>
      <span>{address1}</span>
      <br />
      <span>{`${postalCode} ${city}`}</span>
    </span>
  )
}
