import { createContext } from 'react'

import type { AdminUser } from '../admin-users.contract.ts'

type Profile = NonNullable<AdminUser['barber']>

/**
 * The barber profiles that a login may open. The admin panel passes them in, because barbers depend on
 * accounts.
 */
export const ProfilesContext = createContext<readonly Profile[]>([])
