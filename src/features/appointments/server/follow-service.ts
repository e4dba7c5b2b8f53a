import type { ServiceFollower } from '#features/services/server/service-follower.ts'

import { renameServiceAhead } from './appointment-table.ts'

/** Renames the service in upcoming appointments; price and duration stay as booked. */
export const appointmentsOfService: ServiceFollower = {
  renamed: ({ db }, { id, name }, now) => renameServiceAhead(db, id, name, now),
}
