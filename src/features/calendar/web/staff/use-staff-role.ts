import { useSession } from '#features/accounts/web/session-store.ts'

export function useStaffRole(): 'barber' | 'admin' {
  return useSession().user?.role === 'barber' ? 'barber' : 'admin'
}
