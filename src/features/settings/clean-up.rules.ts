/** The steps of the night's clean-up, in their order. */
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

/**
 * The steps that have not succeeded for two nights.
 * @param succeededAt by name; a step that is missing there has never run
 * @param lastNight on which the clean-up ran
 */
export function overdueSteps(
  succeededAt: ReadonlyMap<string, Date>,
  lastNight: Date,
  now: Date,
): CleanUpStep[] {
  const before = now.getTime() - overdueAfter
  return cleanUpSteps.filter((step) => (succeededAt.get(step) ?? lastNight).getTime() < before)
}
