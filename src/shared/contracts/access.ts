export const staff = ['admin', 'barber'] as const
export const roles = [...staff, 'client'] as const
export type Role = (typeof roles)[number]

export type Access = 'public' | readonly Role[]

export const adminOnly = ['admin'] as const
export const anyUser: Access = [...roles]
