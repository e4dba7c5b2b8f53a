import { appointmentsOfService } from '#features/appointments/server/public.ts'
import type { ServiceFollower } from '#features/catalog/server/public.ts'
import { requestsOfService } from '#features/waiting-list/server/public.ts'

export const serviceFollowers: readonly ServiceFollower[] = [appointmentsOfService, requestsOfService]
