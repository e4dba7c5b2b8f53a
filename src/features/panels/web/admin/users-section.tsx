import { useQuery } from '@tanstack/react-query'

import { ProfilesContext, UsersTab } from '#features/accounts/web/public.ts'
import { staffBarbersQuery } from '#features/barbers/web/public.ts'

export default function UsersSection() {
  const { data = [] } = useQuery(staffBarbersQuery)
  return (
    <ProfilesContext value={data}>
      <UsersTab />
    </ProfilesContext>
  )
}
