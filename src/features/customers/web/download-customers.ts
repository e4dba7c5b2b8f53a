import { download } from '#ui/download.ts'

import { customersExport } from '../customers.endpoints.ts'

/** Everybody whom the shop knows, as a table for a spreadsheet. */
export async function downloadCustomers(): Promise<void> {
  await download(customersExport, 'clienti.csv', {})
}
