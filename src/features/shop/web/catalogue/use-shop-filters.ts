import { productCategories, type ProductCategory } from '#features/products/products.rules.ts'
import { useFilters } from '#ui/screens/use-filters.ts'

/** The server's limit, in characters. */
const maxSearchLength = 100

export type ShopFilters = {
  search: string
  category: ProductCategory | null
  isFiltered: boolean
  searchFor: (text: string) => void
  choose: (category: string) => void
  clear: () => void
}

export function useShopFilters(): ShopFilters {
  const [query, change] = useFilters()
  const search = (query.get('cerca') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxSearchLength)
  const requested = query.get('categoria')
  const category = productCategories.find((known) => known === requested) ?? null
  return {
    search,
    category,
    isFiltered: search !== '' || category !== null,
    searchFor: (cerca) => change({ cerca }),
    choose: (categoria) => change({ categoria }),
    clear: () => change({ cerca: null, categoria: null }),
  }
}
