export { forgetActors, forgetNames, giveHistory } from './forget-names.ts'
export { type Actor, auditActor, recordChange } from './record-change.ts'
