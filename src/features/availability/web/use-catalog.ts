import { useQueries } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import { publicBarbersQuery } from '#features/barbers/web/public-barbers.ts'
import { activeServicesQuery } from '#features/services/web/active-services-query.ts'
import { useHydrated } from '#ui/browser/use-hydrated.ts'

import { pickerTexts } from '../availability.it.ts'
import type { Catalog } from './choice.ts'

type CatalogState = { catalog: Catalog | null; failure: string | null; retry: () => void }

/**
 * Returns barbers and services; the picker needs both. Deferred, so that React draws this half of the page in pieces, with room
 * for taps in between. Null during hydration, because the answer may arrive before a part hydrates.
 */
export function useCatalog(): CatalogState {
  const [barbers, services] = useQueries({ queries: [publicBarbersQuery, activeServicesQuery()] })
  const known = useMemo(
    () => (barbers.data && services.data ? { barbers: barbers.data, services: services.data } : null),
    [barbers.data, services.data],
  )
  const isHydrated = useHydrated()
  const catalog = useDeferredValue(isHydrated ? known : null)
  return {
    catalog,
    failure: known || !isHydrated ? null : failureText(barbers.isError, services.isError),
    retry: () => {
      if (barbers.isError) void barbers.refetch()
      if (services.isError) void services.refetch()
    },
  }
}

function failureText(withoutBarbers: boolean, withoutServices: boolean): string | null {
  const { errors } = pickerTexts
  if (withoutBarbers && withoutServices) return errors.initial
  if (withoutBarbers) return errors.barbers
  return withoutServices ? errors.services : null
}
