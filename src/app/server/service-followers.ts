import { appointmentsOfService } from '#features/appointments/server/public.ts'
import type { ServiceFollower } from '#features/catalog/server/public.ts'
import { requestsOfService } from '#features/waiting-list/server/public.ts'

/** Everything that follows a service when its name changes or nobody offers it any more. */
export const serviceFollowers: readonly ServiceFollower[] = [appointmentsOfService, requestsOfService]
