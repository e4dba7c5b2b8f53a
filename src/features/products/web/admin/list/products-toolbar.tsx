import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'

import { productsScreenTexts as texts } from '#features/products/products-screens.it.ts'
import { adminStatuses } from '#features/products/products.contract.ts'
import { productsTexts } from '#features/products/products.it.ts'
import { productCategories } from '#features/products/products.rules.ts'
import { SearchField } from '#ui/forms/search-field.tsx'

import type { Filters } from '../products-filters.ts'

import styles from './products-toolbar.module.css'

type Props = { filters: Filters; onChange: (filters: Record<string, string>) => void }

export function ProductsToolbar({ filters: { search = '', category, status }, onChange }: Props) {
  return (
    <search className={styles['bar']}>
      <SearchField label={texts.search} value={search} onSearch={(text) => onChange({ search: text })} />
      <NativeSelect
        size="sm"
        aria-label={texts.category}
        value={category ?? ''}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
        data={[
          { value: '', label: texts.allCategories },
          ...productCategories.map((value) => ({ value, label: productsTexts.categories[value] })),
        ]}
      />
      <NativeSelect
        size="sm"
        aria-label={texts.status}
        value={status}
        onChange={(event) => onChange({ status: event.currentTarget.value })}
        data={adminStatuses.map((value) => ({ value, label: texts.statuses[value] }))}
      />
    </search>
  )
}
