import { endpoints } from '#shared/contracts/endpoint.ts'

export const { unsubscribe } = endpoints(() => import('./unsubscribe.contract.ts'), 'public', {
  /** Proven by the token alone: whoever reads the mail need not log in. */
  unsubscribe: 'POST /users/unsubscribe',
})
