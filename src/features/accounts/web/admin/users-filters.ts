import { usersQuerySchema } from '../../admin-users.contract.ts'

/** What the address asks for; anything that is no such question is ignored. */
export function filtersOf(query: URLSearchParams) {
  const { search, role, sort, page } = usersQuerySchema.shape
  return {
    search: search.catch(undefined).parse(query.get('search') ?? undefined),
    role: role.catch(undefined).parse(query.get('role') ?? undefined),
    sort: sort.catch('name').parse(query.get('sort') ?? undefined),
    page: page.catch(1).parse(query.get('page') ?? undefined),
  }
}
