/** Steps of the nightly clean-up, in the order in which they run. */
export const cleanUpSteps = [
  'spent-rows',
  'guests',
  'guest-orders',
  'old-orders',
  'customers',
  'done-messages',
  'old-messages',
  'waiting-requests',
  'waiting-offers',
  'requests',
  'untied-files',
  'chats',
  'payers',
  'former-staff',
  'lost-pictures',
] as const
export type CleanUpStep = (typeof cleanUpSteps)[number]

/** Milliseconds: two nights and a few hours. */
const overdueAfter = 54 * 60 * 60 * 1000

/** @param succeededAt last success by step; a missing step has never succeeded @param lastNight last run of the clean-up */
export function overdueSteps(
  succeededAt: ReadonlyMap<string, Date>,
  lastNight: Date,
  now: Date,
): CleanUpStep[] {
  const before = now.getTime() - overdueAfter
  return cleanUpSteps.filter((step) => (succeededAt.get(step) ?? lastNight).getTime() < before)
}
