export type { ServiceFollower } from './service-follower.ts'
