import type { QueryClient } from '@tanstack/react-query'

import { activeServicesQuery } from '#features/services/web/active-services-query.ts'

export async function reloadCatalog(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['barbers'] }),
    client.invalidateQueries({ queryKey: activeServicesQuery().queryKey }),
  ])
}
