import { safeStorage } from '#ui/browser/safe-storage.ts'

/** One storage entry for all cached answers, so one step deletes them in every tab. */
const key = 'own-data'

export type OwnAnswer = {
  at: number
  value: unknown
}
/** Storage keys of abandoned payments, which outlive their tab. */
const abandonedPayments = ['guest-booking-hold', 'shop-checkout-hold'] as const
export type AbandonedPaymentKey = (typeof abandonedPayments)[number]

type OwnData = { userId: string; answers: Record<string, OwnAnswer> }

export function keepOwnAnswer(userId: string, name: string, answer: OwnAnswer): void {
  const known = read()
  const answers = known?.userId === userId ? known.answers : {}
  const data: OwnData = { userId, answers: { ...answers, [name]: answer } }
  safeStorage.write(key, JSON.stringify(data))
}

export function readOwnAnswer(userId: string, name: string): OwnAnswer | null {
  const known = read()
  const answer = known?.userId === userId ? known.answers[name] : undefined
  return answer && typeof answer.at === 'number' ? answer : null
}

function forgetOwnData(): void {
  safeStorage.remove(key)
}

/**
 * Clears all personal data at the end of a session, since the next person at this computer may be another
 * one.
 */
export function clearPersonalData(): void {
  forgetOwnData()
  for (const each of abandonedPayments) safeStorage.remove(each)
}

export function clearOtherUsersData(userId: string): void {
  if (safeStorage.read(key) !== null && read()?.userId !== userId) forgetOwnData()
}

function read(): OwnData | null {
  try {
    const value: unknown = JSON.parse(safeStorage.read(key) ?? 'null')
    return isOwnData(value) ? value : null
  } catch {
    return null
  }
}

function isOwnData(value: unknown): value is OwnData {
  if (typeof value !== 'object' || value === null) return false
  const { userId, answers }: { userId?: unknown; answers?: unknown } = value
  return typeof userId === 'string' && typeof answers === 'object' && answers !== null
}
