import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'

import { productsTexts } from '#features/products/products.it.ts'
import { productCategories } from '#features/products/products.rules.ts'
import { categoriesQuery } from '#features/products/web/shop-queries.ts'
import { useHydrated } from '#ui/browser/use-hydrated.ts'
import { SearchField } from '#ui/forms/search-field.tsx'

import { shopTexts as texts } from '../../shop.it.ts'
import { CartButton } from '../cart/cart-button.tsx'
import type { ShopFilters } from './use-shop-filters.ts'

import styles from './shop-tools.module.css'

/** ERR-87. */
export function ShopTools({ filters }: { filters: ShopFilters }) {
  const { data: sold = [] } = useQuery(categoriesQuery)
  const { search } = filters
  // The prerendered HTML knows no address.
  const category = useHydrated() ? filters.category : null
  const offered = productCategories.filter((known) => known === category || sold.includes(known))
  return (
    <div className={styles['tools']}>
      <div className={styles['search']}>
        <SearchField size="md" label={texts.search} value={search} onSearch={filters.searchFor} />
      </div>
      <NativeSelect
        className={styles['category'] ?? ''}
        aria-label={texts.category}
        value={category ?? ''}
        onChange={(event) => filters.choose(event.currentTarget.value)}
        data={[
          { value: '', label: texts.allCategories },
          ...offered.map((value) => ({ value, label: productsTexts.categories[value] })),
        ]}
      />
      <CartButton />
    </div>
  )
}
