export { forgetActors, forgetNames, giveHistory } from './forget-names.ts'
export { type Actor, type Change, recordChange } from './record-change.ts'
