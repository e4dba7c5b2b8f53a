import { adminProductsQuerySchema } from '../../products.contract.ts'

/** What the address asks for; anything that is no such question is ignored. */
export function filtersOf(query: URLSearchParams) {
  const { search, category, status, page } = adminProductsQuerySchema.shape
  return {
    search: search.catch(undefined).parse(query.get('search') ?? undefined),
    category: category.catch(undefined).parse(query.get('category') ?? undefined),
    status: status.catch('all').parse(query.get('status') ?? undefined),
    page: page.catch(1).parse(query.get('page') ?? undefined),
    limit: 24,
  }
}

export type Filters = ReturnType<typeof filtersOf>
