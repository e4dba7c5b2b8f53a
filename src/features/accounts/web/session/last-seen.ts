import { keepOwnAnswer, type OwnAnswer, readOwnAnswer } from './own-data.ts'
import { storedToken, storedUser } from './stored-session.ts'

/**
 * Asks, and keeps the answer in this browser until the session ends. An answer that comes when somebody else is signed in, or
 * nobody, is not kept: it is not theirs.
 */
export async function keepLastSeen<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
  const userId = storedUser()?._id
  const answer = await ask()
  if (userId !== undefined && storedToken() !== null && storedUser()?._id === userId)
    keepOwnAnswer(userId, name, { at: Date.now(), value: answer })
  return answer
}

/** Of whoever is signed in; to be checked by its schema. */
export function lastSeen(name: string): OwnAnswer | null {
  const user = storedToken() === null ? null : storedUser()
  return user && readOwnAnswer(user._id, name)
}
