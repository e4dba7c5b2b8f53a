import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'

import type { Product } from '../products.contract.ts'
import { oneProduct, productCategories, products } from '../products.endpoints.ts'
import type { ProductCategory } from '../products.rules.ts'

/** Products per page (SHOP-14); the customer asks for the next page (C-42). */
const pageSize = 50

const listKey = ['products', 'shop']

type ShopFilter = { search: string; category: ProductCategory | null }

export const productsQuery = ({ search, category }: ShopFilter) =>
  infiniteQueryOptions({
    queryKey: [...listKey, { search, category }],
    queryFn: ({ pageParam: page, signal }) =>
      call(products, {
        query: { limit: pageSize, page, ...(search && { search }), ...(category && { category }) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, pages } }) => (page < pages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  })

export const categoriesQuery = queryOptions({
  queryKey: ['products', 'categories'],
  queryFn: async ({ signal }) => (await call(productCategories, { signal })).data,
})

/** @param ids at most 50 */
export async function readProducts(ids: readonly string[], signal: AbortSignal): Promise<Product[]> {
  return (await call(products, { query: { ids: ids.join(','), limit: ids.length }, signal })).data
}

export const productQuery = (client: QueryClient, id: string) =>
  queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: async ({ signal }) => (await call(oneProduct, { params: { id }, signal })).data,
    staleTime: 0,
    placeholderData: () => shownProduct(client, id),
  })

function shownProduct(client: QueryClient, id: string): Product | undefined {
  return client
    .getQueriesData<{ pages: { data: Product[] }[] }>({ queryKey: listKey })
    .flatMap(([, list]) => list?.pages.flatMap(({ data }) => data) ?? [])
    .find(({ _id }) => _id === id)
}
