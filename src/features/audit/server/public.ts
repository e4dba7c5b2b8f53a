export { type Actor, auditActor, recordChange } from './record-change.ts'
