import { greeting } from '#features/messages/server/greeting.ts'
import type { MessageContent, MessageTemplates, TemplateContext } from '#features/messages/server/template.ts'
import { centimesToChf, formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'

import { orderMessageTexts as texts } from '../orders-messages.it.ts'
import { dueAtPickup } from '../orders.rules.ts'
import type { OrderRow } from './order-rows.ts'

/** Amounts in CHF. `refunded` is refunded with this cancellation. */
export type OrderMessage = {
  orderId: string
  orderNumber: string
  name: string
  items: { name: string; quantity: number; total: number }[]
  total: number
  paid: number
  /** To pay at pickup; missing in messages queued by an earlier version. */
  due?: number
  refunded: number
  paidBy: 'online' | 'cash'
  reason: string | null
  hasAccount: boolean
}

type MailedOrder = Pick<
  OrderRow,
  | 'id'
  | 'order_number'
  | 'name'
  | 'total_centimes'
  | 'paid_centimes'
  | 'refunded_centimes'
  | 'pays_online'
  | 'user_id'
> & { items: Pick<OrderRow['items'][number], 'name' | 'quantity' | 'price'>[] }

/** The row of an order. An order that is not yet written has no number; the statement that writes it adds the number. */
export function messageOf(row: MailedOrder): OrderMessage {
  return {
    orderId: row.id,
    orderNumber: row.order_number,
    name: row.name,
    items: row.items.map(({ name, quantity, price }) => ({
      name,
      quantity,
      total: centimesToChf(price * quantity),
    })),
    total: centimesToChf(row.total_centimes),
    paid: centimesToChf(row.paid_centimes - row.refunded_centimes),
    due: centimesToChf(
      dueAtPickup({
        total: row.total_centimes,
        paid: row.paid_centimes,
        refunded: row.refunded_centimes,
        paysOnline: row.pays_online,
      }),
    ),
    refunded: 0,
    paidBy: row.pays_online ? 'online' : 'cash',
    reason: null,
    hasAccount: row.user_id !== null,
  }
}

type Template = (message: OrderMessage, context: TemplateContext) => MessageContent

export const orderMessages = {
  'order-placed': (message, context) => forCustomer('placed', message, context),
  'order-paid': (message, context) => forCustomer('paid', message, context),
  'order-confirmed': (message, context) => forCustomer('confirmed', message, context),
  'order-ready': (message, context) => forCustomer('ready', message, context),
  'order-cancelled': (message, context) => {
    const { cancelled } = texts
    const { refunded, paidBy, orderNumber, name, reason } = message
    return {
      subject: cancelled.subject(orderNumber),
      paragraphs: [
        greeting(name),
        ...cancelled.paragraphs,
        ...(refunded > 0 ? [cancelled.refund[paidBy](formatChf(refunded))] : []),
      ],
      facts: [...itemsOf(message), ...(reason === null ? [] : [[texts.facts.reason, reason] as const])],
      notes: [texts.question(context.shopPhone)],
    }
  },
  'shop-order': (message, { publicOrigin }) => ({
    subject: texts.owner.subject(message.orderNumber, formatChf(message.total)),
    paragraphs: [
      ...texts.owner.paragraphs(message.name),
      message.paid > 0 ? texts.owner.paid : texts.owner.unpaid,
    ],
    facts: itemsOf(message),
    action: { label: texts.owner.action, url: `${publicOrigin}${pages.admin.path}?tab=orders` },
  }),
} satisfies Record<string, Template> & MessageTemplates

function forCustomer(
  occasion: 'placed' | 'paid' | 'confirmed' | 'ready',
  message: OrderMessage,
  { publicOrigin, shopAddress, shopPhone }: TemplateContext,
): MessageContent {
  const { orderNumber, name, total, paid, due = Math.max(0, total - paid), paidBy, hasAccount } = message
  const { facts } = texts
  return {
    subject: texts[occasion].subject(orderNumber),
    paragraphs: [greeting(name), ...texts[occasion].paragraphs],
    facts: [
      ...itemsOf(message),
      due > 0 ? [facts.due, formatChf(due)] : [facts.paid[paidBy], formatChf(paid)],
      [facts.pickup, shopAddress],
    ],
    ...(hasAccount && {
      action: { label: texts.action, url: `${publicOrigin}${pages.profile.path}?tab=ordini` },
    }),
    notes: [texts.contact(shopPhone)],
  }
}

function itemsOf({ orderNumber, items, total }: OrderMessage): [label: string, value: string][] {
  const { facts } = texts
  return [
    [facts.number, orderNumber],
    ...items.map(({ name, quantity, total: sum }): [string, string] => [
      facts.item(quantity, name),
      formatChf(sum),
    ]),
    [facts.total, formatChf(total)],
  ]
}
