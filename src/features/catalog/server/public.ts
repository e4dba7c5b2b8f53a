export { activeServices } from './active-services.ts'
export type { ServiceFollower } from './service-follower.ts'
