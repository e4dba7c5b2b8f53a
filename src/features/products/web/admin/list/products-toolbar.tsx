import { productsScreenTexts as texts } from '#features/products/products-screens.it.ts'
import { adminStatuses } from '#features/products/products.contract.ts'
import { productsTexts } from '#features/products/products.it.ts'
import { productCategories } from '#features/products/products.rules.ts'
import { SearchField } from '#ui/forms/search-field.tsx'
import { FilterChoice } from '#ui/screens/filters.tsx'

import type { Filters } from '../products-queries.ts'

import styles from './products-toolbar.module.css'

type Props = { filters: Filters; onChange: (filters: Record<string, string>) => void }

export function ProductsToolbar({ filters: { search = '', category, status }, onChange }: Props) {
  return (
    <search className={styles['bar']}>
      <SearchField label={texts.search} value={search} onSearch={(text) => onChange({ search: text })} />
      <FilterChoice
        {...texts.category}
        value={category}
        choices={productCategories.map((value) => ({ value, label: productsTexts.categories[value] }))}
        onChoose={(chosen) => onChange({ category: chosen })}
      />
      <FilterChoice
        label={texts.status}
        value={status}
        choices={adminStatuses.map((value) => ({ value, label: texts.statuses[value] }))}
        onChoose={(chosen) => onChange({ status: chosen })}
      />
    </search>
  )
}
