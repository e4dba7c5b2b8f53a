import { IconUserSearch } from '@tabler/icons-react'

import { Filters, FilterSearch } from '#ui/screens/filters.tsx'
import { PagedRows } from '#ui/screens/paged-rows.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'
import { RowTable } from '#ui/screens/row-table.tsx'
import { useFilters } from '#ui/screens/use-filters.ts'
import { useOpened } from '#ui/screens/use-opened.ts'

import { customersTexts as texts } from '../customers.it.ts'
import { CustomerRow } from './customer-row.tsx'
import { useCustomers } from './customers-queries.ts'
import { ExportCustomers } from './export-customers.tsx'
import { OpenedCustomer } from './opened-customer.tsx'

import styles from './customers-tab.module.css'
import tableStyles from './customers-table.module.css'

export default function CustomersTab() {
  const [query, setFilters] = useFilters()
  const search = query.get('search') ?? ''
  const customers = useCustomers({ search, page: pageOf(query.get('page')) })
  const { open, shownOf } = useOpened('customer')
  const opened = shownOf(customers.data?.data)
  return (
    <PanelScreen title={texts.title} tools={<ExportCustomers />}>
      <div className={styles['list']}>
        <Filters values={{ search }} onChange={setFilters}>
          <FilterSearch label={texts.search} />
        </Filters>
        <PagedRows query={customers} icon={IconUserSearch} texts={texts} isFiltered={search !== ''}>
          {(rows) => (
            <RowTable
              label={texts.title}
              columns={texts.columns}
              rows={rows}
              className={tableStyles['table']}
            >
              {(customer) => <CustomerRow customer={customer} onOpen={open} />}
            </RowTable>
          )}
        </PagedRows>
      </div>
      {opened && <OpenedCustomer key={opened.id} {...opened} />}
    </PanelScreen>
  )
}

function pageOf(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page > 0 ? page : 1
}
