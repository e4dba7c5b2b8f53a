/** Under this key in local storage (D-COOK-01). */
export const consentKey = 'cookie-consent'
/** A new category, or another meaning of one, is another version: everybody is asked again. */
const version = 1
const monthsValid = 12

/** What a visitor may refuse; what is necessary is not asked (COOK-03). */
export const categories = ['analytics', 'marketing', 'preferences'] as const
export type Category = (typeof categories)[number]
export type Choice = Record<Category, boolean>

export const allRefused: Choice = { analytics: false, marketing: false, preferences: false }
export const allAccepted: Choice = { analytics: true, marketing: true, preferences: true }

export function consentText(choice: Choice, now: Date): string {
  return JSON.stringify({ version, date: now.toISOString(), ...choice })
}

/**
 * @param stored as local storage holds it, which may be anything
 * @returns null when there is no answer that still counts: none, corrupt, of another version, or twelve months old
 */
export function readConsent(stored: string | null, now: Date): Choice | null {
  const kept = fieldsOf(stored)
  if (kept['version'] !== version || typeof kept['date'] !== 'string') return null
  const given = new Date(kept['date'])
  const end = new Date(given)
  end.setUTCMonth(end.getUTCMonth() + monthsValid)
  // A date to come is a clock that was wrong. NaN is neither before nor after.
  if (!(given <= now && now < end)) return null
  const choice = { ...allRefused }
  for (const category of categories) {
    const answer = kept[category]
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
