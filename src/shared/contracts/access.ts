export const staff = ['admin', 'barber'] as const
export const roles = [...staff, 'client'] as const
export type Role = (typeof roles)[number]

/** Who may make a call: anybody, or the named roles. */
export type Access = 'public' | readonly Role[]

export const adminOnly = ['admin'] as const
export const anyUser: Access = [...roles]
