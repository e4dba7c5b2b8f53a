import { type OrderTotals, orderTotalsOf, noOrders } from '#features/orders/server/order-totals.ts'
import type { Platform } from '#platform/platform.ts'
import { type Cell, toCsv } from '#shared/csv.ts'

import type { Customer } from '../customers.contract.ts'
import { customersExportTexts as texts } from '../customers.it.ts'
import { searchedText, selectCustomers } from './customer-rows.ts'
import { withVisits } from './find-customers.ts'

/** Rows per query, so that other calls get a turn in between. */
const piece = 2000

export async function exportCustomers({ database: { db }, clock }: Platform): Promise<string> {
  const rows = await selectCustomers(db)
    .where((eb) => eb.or([eb('customers.email', 'is not', null), eb('customers.user_id', 'is not', null)]))
    .orderBy(searchedText)
    .orderBy('customers.id')
    .execute()
  const lines: Cell[][] = []
  for (let index = 0; index < rows.length; index += piece) {
    const customers = await withVisits(db, rows.slice(index, index + piece), clock.now())
    const bought = await orderTotalsOf(
      db,
      customers.map(({ _id }) => _id),
    )
    lines.push(...customers.map((customer) => lineOf(customer, bought.get(customer._id) ?? noOrders)))
  }
  return toCsv(texts.columns, lines)
}

function lineOf(customer: Customer, bought: OrderTotals): Cell[] {
  const { name, email, phone, kind, visits, cancellations, spent, lastVisit } = customer
  const registered = kind === 'client' ? texts.yes : texts.no
  const visited = [visits, cancellations, spent.toFixed(2), lastVisit]
  return [name, email, phone, registered, ...visited, bought.orders, bought.spent.toFixed(2)]
}
