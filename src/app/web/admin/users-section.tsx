import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'

import { ProfilesContext } from '#features/accounts/web/profiles.ts'
import { staffBarbersQuery } from '#features/barbers/web/barber-queries.ts'

const UsersTab = lazy(() => import('#features/accounts/web/users-tab.tsx'))

export default function UsersSection() {
  const { data = [] } = useQuery(staffBarbersQuery)
  return (
    <ProfilesContext value={data}>
      <UsersTab />
    </ProfilesContext>
  )
}
