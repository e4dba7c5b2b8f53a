import { createContext } from 'react'

import type { AdminUser } from '../../admin-users.contract.ts'

type Profile = NonNullable<AdminUser['barber']>

/** The profiles that a login may open. The barbers stand on the accounts, so it is the panel that hands them down. */
export const ProfilesContext = createContext<readonly Profile[]>([])
