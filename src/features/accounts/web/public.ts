import type { User } from '../accounts.contract.ts'

export type Session = { status: 'loading' | 'anonymous' | 'authenticated'; user: User | null }

const anonymous: Session = { status: 'anonymous', user: null }

export function useSession(): Session {
  return anonymous
}

export async function logout(): Promise<void> {
  await Promise.resolve()
}

export function SessionGuard() {
  return null
}
