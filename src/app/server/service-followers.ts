import { appointmentsOfService } from '#features/appointments/server/follow-service.ts'
import type { ServiceFollower } from '#features/services/server/service-follower.ts'
import { requestsOfService } from '#features/waiting-list/server/withdraw-requests.ts'

/** Data to update when a service is renamed or removed. */
export const serviceFollowers: readonly ServiceFollower[] = [appointmentsOfService, requestsOfService]
