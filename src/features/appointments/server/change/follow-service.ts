import type { ServiceFollower } from '#features/catalog/server/public.ts'

import { renameServiceAhead } from './appointment-table.ts'

/** Booked appointments keep price and duration; only their name follows, as long as they lie ahead. */
export const appointmentsOfService: ServiceFollower = {
  renamed: ({ db }, { id, name }, now) => renameServiceAhead(db, id, name, now),
}
