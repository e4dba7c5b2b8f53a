import type { QueryClient } from '@tanstack/react-query'

import { activeServicesQuery } from '#features/catalog/web/public.ts'

/** The shop has changed under the person's hands: who works, what they offer and when they are away. */
export async function reloadCatalog(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['barbers'] }),
    client.invalidateQueries({ queryKey: activeServicesQuery().queryKey }),
  ])
}
