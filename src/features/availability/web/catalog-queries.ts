import type { QueryClient } from '@tanstack/react-query'

import { activeServicesQuery } from '#features/services/web/active-services-query.ts'

/** Reloads the barbers and services after the shop has changed them. */
export async function reloadCatalog(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['barbers'] }),
    client.invalidateQueries({ queryKey: activeServicesQuery().queryKey }),
  ])
}
