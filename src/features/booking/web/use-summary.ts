import { useQuery } from '@tanstack/react-query'

import { barberNameOf } from '#features/availability/web/barber-names.ts'
import { type Catalog, type Choice, chosenService } from '#features/availability/web/choice.ts'
import { daysQuery } from '#features/availability/web/slot-queries.ts'
import type { PublicSettings } from '#features/settings/public-settings.contract.ts'

import type { SummaryOf } from './booking-summary.tsx'

export function useSummary(choice: Choice, catalog: Catalog | null, settings: PublicSettings): SummaryOf {
  const service = catalog ? chosenService(choice, catalog) : undefined
  const days = useQuery(daysQuery('customer', choice.barberId, service))
  return {
    day: choice.day,
    time: choice.time,
    today: days.data?.[0]?.date,
    serviceName: service?.name ?? null,
    duration: service?.duration ?? null,
    barberName: catalog && barberNameOf(choice.barberId, catalog),
    place: `${settings.street}, ${settings.city}`,
    price: service?.price ?? null,
  }
}
