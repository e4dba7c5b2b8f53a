import { endpoint } from '#shared/endpoint.ts'

/** Proven by the token alone: whoever reads the mail need not log in. */
export const unsubscribe = endpoint('POST /users/unsubscribe', 'public', () => import('./unsubscribe.contract.ts'), 'unsubscribe')
