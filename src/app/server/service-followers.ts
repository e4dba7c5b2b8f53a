import { appointmentsOfService } from '#features/appointments/server/follow-service.ts'
import type { ServiceFollower } from '#features/services/server/service-follower.ts'
import { requestsOfService } from '#features/waiting-list/server/withdraw-requests.ts'

export const serviceFollowers: readonly ServiceFollower[] = [appointmentsOfService, requestsOfService]
