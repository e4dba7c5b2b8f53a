/** Key in local storage (D-COOK-01). */
export const consentKey = 'cookie-consent'
/** Raise the version when a category is added or changes its meaning: the banner then asks everybody again. */
const version = 1
const monthsValid = 12

/** Categories that a visitor may refuse. The banner does not ask about necessary storage (COOK-03). */
export const categories = ['analytics', 'marketing', 'preferences'] as const
export type Category = (typeof categories)[number]
export type Choice = Record<Category, boolean>

export const allRefused: Choice = { analytics: false, marketing: false, preferences: false }
export const allAccepted: Choice = { analytics: true, marketing: true, preferences: true }

export function consentText(choice: Choice, now: Date): string {
  return JSON.stringify({ version, date: now.toISOString(), ...choice })
}

/**
 * @param stored value in local storage, which may be anything
 * @returns null without a valid answer: it is missing, corrupt, of another version, or twelve months old
 */
export function readConsent(stored: string | null, now: Date): Choice | null {
  const fields = fieldsOf(stored)
  if (fields['version'] !== version || typeof fields['date'] !== 'string') return null
  const given = new Date(fields['date'])
  const end = new Date(given)
  end.setUTCMonth(end.getUTCMonth() + monthsValid)
  // A future date comes from a wrong clock. NaN is neither before nor after.
  if (!(given <= now && now < end)) return null
  const choice = { ...allRefused }
  for (const category of categories) {
    const answer = fields[category]
    if (typeof answer !== 'boolean') return null
    choice[category] = answer
  }
  return choice
}

function fieldsOf(stored: string | null): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}
