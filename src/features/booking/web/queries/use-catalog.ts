import { useQueries } from '@tanstack/react-query'

import { pickerTexts } from '#features/booking/booking-screens.it.ts'

import type { Catalog } from '../picker/choice.ts'
import { barbersQuery, servicesQuery } from './catalog-queries.ts'

type CatalogState = { catalog: Catalog | null; failure: string | null; retry: () => void }

/** Who works here and what they offer; both are needed before anything can be picked. */
export function useCatalog(): CatalogState {
  const [barbers, services] = useQueries({ queries: [barbersQuery, servicesQuery] })
  const catalog = barbers.data && services.data ? { barbers: barbers.data, services: services.data } : null
  return {
    catalog,
    failure: catalog ? null : failureText(barbers.isError, services.isError),
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
