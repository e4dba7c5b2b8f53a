import { productsScreenTexts as texts } from '#features/products/products-screens.it.ts'
import { productsTexts } from '#features/products/products.it.ts'
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
        choices={productsTexts.categories}
        onChoose={(chosen) => onChange({ category: chosen })}
      />
      <FilterChoice
        label={texts.status}
        value={status}
        choices={texts.statuses}
        onChoose={(chosen) => onChange({ status: chosen })}
      />
    </search>
  )
}
