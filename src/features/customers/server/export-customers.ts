import type { Platform } from '#platform/platform.ts'
import { type Cell, toCsv } from '#shared/csv.ts'

import type { Customer } from '../customers.contract.ts'
import { customersExportTexts as texts } from '../customers.it.ts'
import { searchedText, selectCustomers } from './customer-rows.ts'
import { withVisits } from './find-customers.ts'

/** People at a time, so that other calls are answered in between. */
const piece = 2000

/** Everybody with an account or an address, once, by name. */
export async function exportCustomers({ database: { db }, clock }: Platform): Promise<string> {
  const rows = await selectCustomers(db)
    .where((eb) => eb.or([eb('customers.email', 'is not', null), eb('customers.user_id', 'is not', null)]))
    .orderBy(searchedText)
    .orderBy('customers.id')
    .execute()
  const lines: Cell[][] = []
  for (let index = 0; index < rows.length; index += piece) {
    const customers = await withVisits(db, rows.slice(index, index + piece), clock.now())
    lines.push(...customers.map(lineOf))
  }
  return toCsv(texts.columns, lines)
}

function lineOf({ name, email, phone, kind, visits, cancellations, spent, lastVisit }: Customer): Cell[] {
  const registered = kind === 'client' ? texts.yes : texts.no
  return [name, email, phone, registered, visits, cancellations, spent.toFixed(2), lastVisit]
}
