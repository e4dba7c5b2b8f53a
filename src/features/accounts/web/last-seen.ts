import { keepOwnAnswer, type OwnAnswer, readOwnAnswer } from './own-data.ts'
import { storedToken, storedUser } from './stored-session.ts'

/**
 * Asks the server and caches the answer in this browser until the session ends. An answer is discarded if the
 * user has changed or logged out meanwhile.
 */
export async function refreshLastSeen<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
  const userId = storedUser()?._id
  const answer = await ask()
  if (userId !== undefined && storedToken() !== null && storedUser()?._id === userId)
    keepOwnAnswer(userId, name, { at: Date.now(), value: answer })
  return answer
}

export function lastSeen(name: string): OwnAnswer | null {
  const user = storedToken() === null ? null : storedUser()
  return user && readOwnAnswer(user._id, name)
}
