export { forgetActors, forgetNames } from './forget-names.ts'
export { type Actor, auditActor, recordChange } from './record-change.ts'
